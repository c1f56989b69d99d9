import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { filesBelow } from '../src/lib/files-below.ts';
import { forgetUnasked } from '../src/lib/kept.ts';
import { pictureFile } from './picture-source.ts';

const service = 'frontage:image-service';
const all = 'company:pictures';
/** What follows has no dot: Astro takes whatever ends in .jpg for a file. */
const one = 'company:pictures/';

/**
 * Lets pages show what is in a company's `pictures/`, wherever that folder is, through astro:assets:
 * `company:pictures` knows them by their paths, and each is prepared when a page first asks for it. See
 * site/src/queries/picture.ts and docs/decisions/0008-pictures.md.
 *
 * @param folder the company's, an absolute path
 */
export function pictures(folder: string): AstroIntegration {
  let kept = '';
  let shared = '';
  const begun = new Date();
  return {
    name: 'frontage:pictures',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        kept = fileURLToPath(new URL('pictures/', config.cacheDir));
        shared = fileURLToPath(new URL('share/', config.cacheDir));
        updateConfig({
          image: { service: { entrypoint: service, config: {} } },
          vite: {
            plugins: [modules(join(folder, 'pictures'), kept)],
            define: { 'import.meta.env.SHARE_IMAGES': JSON.stringify(shared) },
          },
        });
      },
      'astro:build:done': ({ dir }) => {
        withoutUnused(fileURLToPath(dir), kept);
        forgetUnasked(shared, begun);
      },
    },
  };
}

function modules(folder: string, kept: string): Plugin {
  // One after the other: all at once they would take the memory of all photographs.
  let last: Promise<unknown> = Promise.resolve();
  const prepared = (name: string) => {
    const file = last.then(() => pictureFile(join(folder, name), kept));
    last = file.catch(() => undefined);
    return file;
  };
  return {
    name: 'frontage:pictures',
    // Before Tailwind, which writes what a style sheet names.
    enforce: 'pre',
    config: () => ({ server: { fs: { allow: [kept] } } }),
    resolveId(id) {
      if (id === service)
        return fileURLToPath(new URL('../src/pictures/image-service.ts', import.meta.url));
      return id === all || id.startsWith(one) ? `\0${id}` : undefined;
    },
    async load(id) {
      if (id === `\0${all}`) return list(folder);
      if (!id.startsWith(`\0${one}`)) return undefined;
      const name = Buffer.from(id.slice(one.length + 1), 'base64url').toString();
      this.addWatchFile(join(folder, name));
      return source(await prepared(name));
    },
    // checked.ts watches the company's folder. To watch one in it that is not there yet would hide every other new one.
    configureServer({ watcher, environments }) {
      const forget = (path: string) => {
        if (!path.startsWith(folder)) return;
        for (const { moduleGraph } of Object.values(environments)) {
          const known = moduleGraph.getModuleById(`\0${all}`);
          if (known) moduleGraph.invalidateModule(known);
        }
      };
      watcher.on('add', forget).on('unlink', forget);
    },
  };
}

/** The module `company:pictures`. */
function list(folder: string): string {
  const names = existsSync(folder)
    ? filesBelow(folder).filter((path) => /\.(?:jpe?g|png|webp|avif|svg)$/i.test(path))
    : [];
  const entries = names.map(
    (name) =>
      `${JSON.stringify(name)}:()=>import('${one}${Buffer.from(name).toString('base64url')}')`,
  );
  return `export const pictures={${entries.join(',')}};`;
}

/** The module of one picture. */
function source({ path, ...known }: Awaited<ReturnType<typeof pictureFile>>): string {
  const file = path.split(sep).join('/');
  const about = JSON.stringify({ ...known, path }).slice(1, -1);
  return file.endsWith('.svg')
    ? `import url from ${JSON.stringify(`${file}?url&no-inline`)};export const source={url,${about}};`
    : `import metadata from ${JSON.stringify(file)};export const source={metadata,${about}};`;
}

/** Takes away what no page shows: the bundler writes every file that could be shown. */
function withoutUnused(dist: string, kept: string) {
  if (!existsSync(kept)) return;
  const prepared = Map.groupBy(
    readdirSync(kept, { recursive: true, encoding: 'utf8' })
      .filter((path) => ['.jpg', '.png'].includes(extname(path)))
      .map((path) => join(kept, path)),
    (path) => statSync(path).size,
  );
  for (const name of readdirSync(join(dist, '_astro'))) {
    const written = join(dist, '_astro', name);
    const alike = prepared.get(statSync(written).size) ?? [];
    if (alike.some((path) => readFileSync(path).equals(readFileSync(written)))) rmSync(written);
  }
}
