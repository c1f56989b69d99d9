import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { cutName, facesOf } from './fonts.ts';

/** A path as Vite and style sheets write it, on Windows too. */
const slashed = (path: string) => path.split(sep).join('/');

const site = fileURLToPath(new URL('../', import.meta.url));

/**
 * Lets the site import what a company's folder holds besides words, wherever that folder is:
 * `company:art` is its `art/art.tsx` (site/src/art/contract.ts), or empty when there is none;
 * `company:brand` is what is in `brand/` (site/src/art/company-brand.d.ts); and base.css takes in its
 * style sheets. What the folder imports from React is the site's.
 */
export function company(folder: string): Plugin {
  const art = slashed(join(folder, 'art/art.tsx'));
  const made = join(site, '.astro/companies', basename(folder));
  let cut = false;
  /** Once a process: fonts.yaml may have changed since the last one. */
  const cutFonts = () => {
    if (!cut)
      execFileSync(process.execPath, ['integrations/cut-fonts.ts', folder, made], { cwd: site });
    cut = true;
  };
  return {
    name: 'frontage:company',
    // Before Tailwind, which follows what base.css imports.
    enforce: 'pre',
    config: () => ({ server: { fs: { allow: [join(site, '..'), folder] } } }),
    resolveId(id, importer) {
      if (id === 'company:art') return existsSync(art) ? art : '\0company:art';
      if (id === 'company:brand') return '\0company:brand';
      if (importer?.startsWith(slashed(folder)) && /^react(-dom)?(\/|$)/.test(id))
        return this.resolve(id, join(site, 'package.json'), { skipSelf: true });
      return undefined;
    },
    load(id) {
      if (id === '\0company:art') return 'export const art = {};';
      if (id !== '\0company:brand') return undefined;
      cutFonts();
      return brand(folder, made);
    },
    transform(code, id) {
      if (!id.endsWith('/src/styles/base.css')) return undefined;
      cutFonts();
      return withStyles(code, folder, made);
    },
  };
}

/** The module `company:brand`. */
function brand(folder: string, made: string): string {
  const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
  const customers = join(folder, 'brand/customers');
  const files = existsSync(customers)
    ? readdirSync(customers).filter((f) => f.endsWith('.svg'))
    : [];
  const logos = files.sort().map((file) => [file.slice(0, -4), read(join(customers, file))]);
  const faces = Object.values(facesOf(folder)).flatMap(({ family, file, weights = [400, 600] }) =>
    family && file
      ? [{ family, weights: weights.join(' '), url: slashed(join(made, cutName(family))) }]
      : [],
  );
  const once = faces.filter(({ family }, i) => faces.findIndex((f) => f.family === family) === i);
  const imports = once.map(({ url }, i) => `import face${i} from ${JSON.stringify(`${url}?url`)};`);
  const all = faces.flatMap(({ weights }) => weights.split(' ')).sort();
  const list = once.map(({ family }, i) => `{family:${JSON.stringify(family)},url:face${i}}`);
  return [
    ...imports,
    `export const theme = ${JSON.stringify(read(join(folder, 'brand/theme.css')) ?? '')};`,
    `export const mark = ${JSON.stringify(read(join(folder, 'brand/mark.svg')))};`,
    `export const logos = ${JSON.stringify(Object.fromEntries(logos))};`,
    `export const faceWeights = '${all[0] ?? 400} ${all.at(-1) ?? 600}';`,
    `export const faces = [${list.join(',')}];`,
    `export const lettering = ${read(join(made, 'lettering.json')) ?? ''};`,
  ].join('\n');
}

/** base.css with the company's sheets over its own. */
function withStyles(css: string, folder: string, made: string): string {
  const sheet = (path: string) => (existsSync(path) ? `\n@import '${slashed(path)}';` : '');
  const tokens = sheet(join(made, 'fonts.css')) + sheet(join(folder, 'brand/theme.css'));
  const art = join(folder, 'art');
  return (
    css
      .replace("@import './theme.css';", (own) => own + tokens)
      .replace("@import './controls.css';", (own) => own + sheet(join(art, 'art.css'))) +
    (existsSync(art) ? `\n@source '${slashed(art)}';` : '')
  );
}
