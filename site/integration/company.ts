import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { type CleanSvg, cleanSvg } from '../src/pictures/clean-svg.ts';
import { files } from '../src/schema/files.ts';
import { hexOf } from '../src/theme/colour.ts';
import type { Face } from '../src/schema/theme.ts';
import { faceFile } from '../src/theme/face-file.ts';
import { finishedTheme, resolveTheme, themeNames, themeOf } from '../src/theme/resolve-theme.ts';
import { allTokensOf, themeCss } from '../src/theme/theme-css.ts';
import { makeFonts, type MadeFonts, quoted } from './fonts.ts';

/** A path with slashes, as Vite and style sheets write it, on Windows too. */
const slashed = (path: string) => path.split(sep).join('/');

const site = fileURLToPath(new URL('../', import.meta.url));

/**
 * Returns the folder of a company's generated fonts and theme. With its own cache, a build keeps them there: two
 * companies whose folders have the same name may be built at the same time.
 *
 * @param cache an absolute path
 */
export const madeFolder = (folder: string, cache = process.env.SITE_CACHE_DIR) =>
  cache ? join(cache, 'company') : join(site, '.astro/companies', basename(folder));

/**
 * Lets the site import a company's files, wherever its folder is: `company:art` is its `art/art.tsx`,
 * `company:screens` its `art/screens.tsx` and `company:follow` its `art/follow.ts` (site/src/art/contract.ts), or
 * empty if there is none; `company:screen-words` is its `screens.yaml`, and `company:brand` describes `brand/`
 * (site/src/art/company.d.ts). base.css includes its style sheets. The folder uses the site's React.
 */
export function company(folder: string): Plugin {
  const made = madeFolder(folder);
  let fonts: Promise<MadeFonts> | undefined;
  /** Once per process: theme.yaml may have changed since the last one. */
  const madeFonts = () => (fonts ??= makeSheet());
  const makeSheet = async () => {
    const theme = themeOf(folder);
    const prepared = await makeFonts(theme, folder, made);
    const [path, css] = [join(made, 'theme.css'), prepared.css + themeCss(theme)];
    // Writing it triggers a rebuild of base.css, which includes it.
    if (!existsSync(path) || readFileSync(path, 'utf8') !== css) writeFileSync(path, css);
    return prepared;
  };
  const drawn = new Map(
    ['art.tsx', 'screens.tsx', 'follow.ts'].map((file) => [
      `company:${file.replace(/\..*/, '')}`,
      slashed(join(folder, 'art', file)),
    ]),
  );
  const modules = new Map<string, () => string | Promise<string>>([
    ['company:art', () => 'export const art = {};'],
    ['company:screens', () => 'export const screens = {};'],
    ['company:follow', () => 'export const follow = () => () => {};'],
    ['company:themes', finishedThemes],
    ['company:screen-words', () => screenWords(folder)],
    ['company:brand', async () => brand(folder, await madeFonts())],
  ]);
  const [words, brandFolder] = [
    slashed(join(folder, files.screens.path)),
    `${slashed(folder)}/brand/`,
  ];
  return {
    name: 'frontage:company',
    // Before Tailwind, which follows base.css's imports.
    enforce: 'pre',
    // The folder of an additional language links to the company's.
    config: () => ({
      server: { fs: { allow: [join(site, '..'), folder, process.env.LANGUAGES_OF ?? folder] } },
    }),
    resolveId(id, importer) {
      const own = drawn.get(id);
      if (own && existsSync(own)) return own;
      if (modules.has(id)) return `\0${id}`;
      if (importer?.startsWith(slashed(folder)) && /^react(-dom)?(\/|$)/.test(id))
        return this.resolve(id, join(site, 'package.json'), { skipSelf: true });
      return undefined;
    },
    load: (id) => (id.startsWith('\0') ? modules.get(id.slice(1))?.() : undefined),
    // In development, changes of the brand and of screens' words are applied at once.
    async hotUpdate({ file }) {
      const isBrand = file.startsWith(brandFolder);
      if (!isBrand && file !== words) return undefined;
      const { name, moduleGraph, hot } = this.environment;
      // Once for all environments.
      if (isBrand && name === 'client') fonts = undefined;
      try {
        await madeFonts();
      } catch {
        // problems.ts reports what is wrong in the terminal and on the page.
        return [];
      }
      const changed = moduleGraph.getModuleById(`\0company:${isBrand ? 'brand' : 'screen-words'}`);
      if (changed) moduleGraph.invalidateModule(changed);
      hot.send({ type: 'full-reload' });
      return [];
    },
    async transform(code, id) {
      if (!id.endsWith('/src/styles/base.css')) return undefined;
      await madeFonts();
      return withStyles(code, folder, made);
    },
  };
}

/** The module `company:screen-words`; the check of the folder reports problems of the file. */
function screenWords(folder: string): string {
  const path = join(folder, files.screens.path);
  const words: unknown = existsSync(path) ? parse(readFileSync(path, 'utf8')) : {};
  return `export const screenWords = ${JSON.stringify(words ?? {})};`;
}

async function brand(folder: string, { lettering }: MadeFonts): Promise<string> {
  const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
  const svg = (name: string) => {
    const text = read(join(folder, 'brand', name));
    return text === undefined ? undefined : cleanSvg(text);
  };
  const light = svg('logo.svg');
  const theme = themeOf(folder);
  const hex = (scheme: 'light' | 'dark') => {
    const { paper, ink, highlight } = theme.usual[scheme];
    return { paper: hexOf(paper), ink: hexOf(ink), highlight: hexOf(highlight) };
  };
  return [
    `export const colors = ${JSON.stringify({ light: hex('light'), dark: hex('dark') })};`,
    `export const icon = ${JSON.stringify(svg('icon.svg'))};`,
    `export const logo = ${JSON.stringify(light && { light, dark: svg('logo-dark.svg') })};`,
    `export const customerLogos = ${JSON.stringify(await customerLogos(folder))};`,
    `export const lettering = ${JSON.stringify(lettering)};`,
  ].join('\n');
}

/** base.css followed by the company's style sheets. */
function withStyles(css: string, folder: string, made: string): string {
  const sheet = (path: string) => (existsSync(path) ? `\n@import '${slashed(path)}';` : '');
  const tokens = sheet(join(made, 'theme.css'));
  const art = join(folder, 'art');
  return (
    css
      .replace("@import './theme.css';", (own) => own + tokens)
      .replace("@import './controls.css';", (own) => own + sheet(join(art, 'art.css'))) +
    (existsSync(art) ? `\n@source '${slashed(art)}';` : '')
  );
}

type CustomerLogo = CleanSvg | { png: string; width: number; height: number };

/**
 * Returns the files of brand/customers by composed names: SVG cleaned, and the paths of PNGs.
 *
 * @param folder the company's, an absolute path
 */
async function customerLogos(folder: string): Promise<Record<string, CustomerLogo>> {
  const customers = join(folder, 'brand/customers');
  const files = existsSync(customers) ? readdirSync(customers).sort() : [];
  const logos = files.map(async (file): Promise<[string, CustomerLogo][]> => {
    const path = join(customers, file);
    const name = file.slice(0, -4).normalize();
    if (file.endsWith('.svg')) return [[name, cleanSvg(readFileSync(path, 'utf8'))]];
    if (!file.endsWith('.png')) return [];
    const { width, height } = await sharp(path).metadata();
    return [[name, { png: path, width, height }]];
  });
  return Object.fromEntries((await Promise.all(logos)).flat());
}

/** The module `company:themes`: the product's themes with their complete fonts, for development. */
function finishedThemes(): string {
  const themes = themeNames.map((name) => {
    const theme = resolveTheme(finishedTheme(name));
    const { display, text } = theme.faces;
    const tokens = [
      ...allTokensOf(theme),
      ['--font-display', stack(display)],
      ['--font-text', stack(text)],
    ];
    const faces = [...new Set([display, text].map(rule))].join('');
    return { name, says: firstComment(name), tokens: Object.fromEntries(tokens) as object, faces };
  });
  return `export const themes = ${JSON.stringify(themes)};`;
}

const stack = ({ family, fallback }: Face) =>
  [...(family ? [family] : []), ...fallback].map(quoted).join(', ');

/** The font rule for the development server. */
function rule({ family, file }: Face): string {
  const path = file && faceFile(file, '');
  if (!family || !path) return '';
  const url = `/@fs/${slashed(path).replace(/^\//, '')}`;
  return `@font-face{font-family:'${family}';src:url(${url});font-weight:100 900}`;
}

function firstComment(name: string): string {
  const yaml = readFileSync(join(site, `src/theme/finished/${name}.yaml`), 'utf8');
  return /^# (.*)/.exec(yaml)?.[1] ?? '';
}
