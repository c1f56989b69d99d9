import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { faceWeights } from '../src/lib/face-weights.ts';

const require = createRequire(import.meta.url);
const folder = new URL('../.astro/fonts/', import.meta.url);

// Latin letters, figures and the punctuation that the content uses. The files that fontsource calls
// 'latin' carry twice that; both fonts are on every page, so each glyph has its price.
const latin = Array.from({ length: 0x17f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i))
  .filter((char) => !/[\u007f-\u009f]/.test(char))
  .join('');
const text = `${latin}‘’‚“”„–—…•·×÷−≤≥≈→←↑↓€№©®™°′″½¼¾‹›`;

const [min = 400, max = 600] = faceWeights.split(' ').map(Number);
const fonts = {
  'besley.woff2': '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2',
  'instrument-sans.woff2':
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
};

// Cuts the variable fonts down to the glyphs and weights that the site uses. astro.config.ts runs
// this as a process of its own: HarfBuzz would keep 137 MB for as long as the build takes.
mkdirSync(folder, { recursive: true });
for (const [name, source] of Object.entries(fonts)) {
  const bytes = await subsetFont(readFileSync(require.resolve(source)), text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min, max } },
  });
  writeFileSync(new URL(name, folder), bytes);
}
