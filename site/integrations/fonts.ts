import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const folder = new URL('../.astro/fonts/', import.meta.url);

// Latin letters, figures and the punctuation that the content uses. The files that fontsource calls
// 'latin' carry twice that; both fonts are on every page, so each glyph has its price.
const latin = Array.from({ length: 0x17f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i))
  .filter((char) => !/[\u007f-\u009f]/.test(char))
  .join('');
const text = `${latin}‘’‚“”„–—…•·×÷−≤≥≈→←↑↓€№©®™°′″½¼¾‹›`;

/**
 * Cuts a variable font down to the glyphs and weights that the site uses.
 *
 * @param source a `.woff2` file inside a package
 * @param name the name of the file that is written below `.astro/fonts/`
 * @param weights the range of the `wght` axis that is kept, in font-weight units
 */
export async function subset(
  source: string,
  name: string,
  weights: { min: number; max: number },
): Promise<void> {
  const bytes = await subsetFont(readFileSync(require.resolve(source)), text, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(name, folder), bytes);
}
