import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { type CleanSvg, cleanSvg } from '../src/pictures/clean-svg.ts';
import { fileKinds } from '../src/schema/file-kinds.ts';
import { toHex } from '../src/theme/color.ts';
import type { Face } from '../src/schema/theme.ts';
import { faceFile } from '../src/theme/face-file.ts';
import {
  readBuiltInTheme,
  resolveTheme,
  themeNames,
  readCompanyTheme,
} from '../src/theme/resolve-theme.ts';
import { allThemeTokens, themeCss } from '../src/theme/theme-css.ts';
import { prepareFonts, type PreparedFonts, quoteFamily } from './fonts.ts';

/** A path with slashes, as Vite and style sheets write it, on Windows too. */
const toPosixPath = (path: string) => path.split(sep).join('/');

const site = fileURLToPath(new URL('../', import.meta.url));

/**
 * Returns the folder of a company's generated fonts and theme. With its own cache, a build keeps them there: two
 * companies whose folders have the same name may be built at the same time.
 *
 * @param cache an absolute path
 */
export const generatedFolder = (folder: string, cache = process.env.SITE_CACHE_DIR) =>
  cache ? join(cache, 'company') : join(site, '.astro/companies', basename(folder));

/**
 * Lets the site import a company's files, wherever its folder is: `company:art` is its `art/art.tsx`,
 * `company:screens` its `art/screens.tsx` and `company:hero-slider` its `art/hero-slider.ts` (site/src/art/types.ts), or
 * empty if there is none; `company:screen-words` is its `screens.yaml`, and `company:brand` describes `brand/`
 * (site/src/art/company.d.ts). base.css includes its style sheets. The folder uses the site's React.
 */
export function companyModules(folder: string): Plugin {
  const generated = generatedFolder(folder);
  let fonts: Promise<PreparedFonts> | undefined;
  /** Once per process: theme.yaml may have changed since the last one. */
  const loadFonts = () => (fonts ??= writeThemeSheet());
  const writeThemeSheet = async () => {
    const theme = readCompanyTheme(folder);
    const preparedFonts = await prepareFonts(theme, folder, generated);
    const path = join(generated, 'theme.css');
    const css = preparedFonts.css + themeCss(theme);
    // Writing it triggers a rebuild of base.css, which includes it.
    if (!existsSync(path) || readFileSync(path, 'utf8') !== css) writeFileSync(path, css);
    return preparedFonts;
  };
  const artModules = new Map(
    ['art.tsx', 'screens.tsx', 'hero-slider.ts'].map((file) => [
      `company:${file.replace(/\..*/, '')}`,
      toPosixPath(join(folder, 'art', file)),
    ]),
  );
  const modules = new Map<string, () => string | Promise<string>>([
    ['company:art', () => 'export const art = {};'],
    ['company:screens', () => 'export const screens = {};'],
    ['company:hero-slider', () => 'export const createRedraw = () => () => {};'],
    ['company:themes', themesModule],
    ['company:screen-words', () => screenWordsModule(folder)],
    ['company:brand', async () => brandModule(folder, await loadFonts())],
  ]);
  const words = toPosixPath(join(folder, fileKinds.screens.path));
  const brandFolder = `${toPosixPath(folder)}/brand/`;
  return {
    name: 'frontage:company',
    // Before Tailwind, which follows base.css's imports.
    enforce: 'pre',
    // The folder of an additional language links to the company's.
    config: () => ({
      server: { fs: { allow: [join(site, '..'), folder, process.env.LANGUAGES_OF ?? folder] } },
    }),
    resolveId(id, importer) {
      const artFile = artModules.get(id);
      if (artFile && existsSync(artFile)) return artFile;
      if (modules.has(id)) return `\0${id}`;
      if (importer?.startsWith(toPosixPath(folder)) && /^react(-dom)?(\/|$)/.test(id))
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
        await loadFonts();
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
      await loadFonts();
      return addStyleSheets(code, folder, generated);
    },
  };
}

/** The module `company:screen-words`; the check of the folder reports problems of the file. */
function screenWordsModule(folder: string): string {
  const path = join(folder, fileKinds.screens.path);
  const words: unknown = existsSync(path) ? parse(readFileSync(path, 'utf8')) : {};
  return `export const screenWords = ${JSON.stringify(words ?? {})};`;
}

async function brandModule(folder: string, { lettering }: PreparedFonts): Promise<string> {
  const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
  const svg = (name: string) => {
    const text = read(join(folder, 'brand', name));
    return text === undefined ? undefined : cleanSvg(text);
  };
  const light = svg('logo.svg');
  const theme = readCompanyTheme(folder);
  const hex = (scheme: 'light' | 'dark') => {
    const { paper, ink, highlight } = theme.standard[scheme];
    return { paper: toHex(paper), ink: toHex(ink), highlight: toHex(highlight) };
  };
  return [
    `export const colors = ${JSON.stringify({ light: hex('light'), dark: hex('dark') })};`,
    `export const icon = ${JSON.stringify(svg('icon.svg'))};`,
    `export const logo = ${JSON.stringify(light && { light, dark: svg('logo-dark.svg') })};`,
    `export const customerLogos = ${JSON.stringify(await readCustomerLogos(folder))};`,
    `export const lettering = ${JSON.stringify(lettering)};`,
  ].join('\n');
}

/** base.css followed by the company's style sheets. */
function addStyleSheets(css: string, folder: string, generated: string): string {
  const importSheet = (path: string) =>
    existsSync(path) ? `\n@import '${toPosixPath(path)}';` : '';
  const tokens = importSheet(join(generated, 'theme.css'));
  const art = join(folder, 'art');
  return (
    css
      .replace("@import './theme.css';", (own) => own + tokens)
      .replace("@import './controls.css';", (own) => own + importSheet(join(art, 'art.css'))) +
    (existsSync(art) ? `\n@source '${toPosixPath(art)}';` : '')
  );
}

type CustomerLogo = CleanSvg | { png: string; width: number; height: number };

/**
 * Returns the files of brand/customers by composed names: SVG cleaned, and the paths of PNGs.
 *
 * @param folder the company's, an absolute path
 */
async function readCustomerLogos(folder: string): Promise<Record<string, CustomerLogo>> {
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
function themesModule(): string {
  const themes = themeNames.map((name) => {
    const theme = resolveTheme(readBuiltInTheme(name));
    const { display, text } = theme.faces;
    const tokens = [
      ...allThemeTokens(theme),
      ['--font-display', fontStack(display)],
      ['--font-text', fontStack(text)],
    ];
    const faces = [...new Set([display, text].map(fontFaceRule))].join('');
    return {
      name,
      description: firstComment(name),
      tokens: Object.fromEntries(tokens) as object,
      faces,
    };
  });
  return `export const themes = ${JSON.stringify(themes)};`;
}

const fontStack = ({ family, fallback }: Face) =>
  [...(family ? [family] : []), ...fallback].map(quoteFamily).join(', ');

/** The font rule for the development server. */
function fontFaceRule({ family, file }: Face): string {
  const path = file && faceFile(file, '');
  if (!family || !path) return '';
  const url = `/@fs/${toPosixPath(path).replace(/^\//, '')}`;
  return `@font-face{font-family:'${family}';src:url(${url});font-weight:100 900}`;
}

function firstComment(name: string): string {
  const yaml = readFileSync(join(site, `src/theme/built-in/${name}.yaml`), 'utf8');
  return /^# (.*)/.exec(yaml)?.[1] ?? '';
}
