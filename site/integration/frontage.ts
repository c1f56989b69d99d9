import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { evictUnused } from '../src/lib/cache.ts';
import { nextChange, type Withheld, withheldIn } from '../src/i18n/addresses.ts';
import { type FileKind, files } from '../src/schema/files.ts';
import { showsDrafts } from '../src/schema/publication.ts';
import { company } from './company.ts';
import { addLanguages, type SiteLanguages } from './languages.ts';
import { pictures, removeUnused } from './pictures.ts';
import { findProblems, showProblems, stopAtDeadLinks, stopAtProblems } from './problems.ts';
import { type BuiltFor, compress, weighPages, writeBuiltSite, writeRedirects } from './finish.ts';

const imageService = fileURLToPath(new URL('../src/pictures/image-service.ts', import.meta.url));

/**
 * Makes a company's folder what Astro builds: its art, brand and pictures can be imported, what must not be
 * published stops the build, and each of its languages is added to the first one.
 */
export function frontage(site: SiteLanguages, builtFor: BuiltFor): AstroIntegration {
  const folder = builtFor.company;
  const problems = () => findProblems(folder, site);
  const withheld = withheldIn(site.folder);
  const begun = new Date();
  let cache = '';
  return {
    name: 'frontage',
    hooks: {
      'astro:config:setup': async ({ command, config, updateConfig, ...inject }) => {
        if (command === 'build') stopAtProblems(site.folder, await problems());
        cache = fileURLToPath(config.cacheDir);
        updateConfig({
          image: { service: { entrypoint: imageService, config: {} } },
          vite: {
            plugins: [
              company(folder),
              pictures(join(folder, 'pictures'), join(cache, 'pictures')),
              tailwindcss(),
              quiet,
            ],
            define: {
              ...constants(site, withheld, builtFor.apiBase, join(cache, 'share')),
              'import.meta.env.JOBS': JSON.stringify(hasFiles(files.jobs, folder, withheld)),
            },
          },
        });
        // Without the routes nothing of the case studies is in the build of a company that has none.
        if (hasFiles(files.work, folder, withheld)) {
          inject.injectRoute({ pattern: '/work', entrypoint: './src/pages/_work.astro' });
          inject.injectRoute({
            pattern: '/work/[caseStudy]',
            entrypoint: './src/pages/_case-study.astro',
          });
        }
        if (hasFiles(files.jobs, folder, withheld))
          inject.injectRoute({ pattern: '/jobs/[job]', entrypoint: './src/pages/_job.astro' });
        if (existsSync(join(folder, files.search.path))) {
          inject.injectRoute({ pattern: '/search', entrypoint: './src/pages/_search.astro' });
          inject.injectRoute({
            pattern: '/search.json',
            entrypoint: './src/pages/_search.json.ts',
          });
        }
        // In development alone: every component in every state, and any page in a finished theme, `?theme=NAME`.
        if (command === 'dev') {
          inject.injectRoute({ pattern: '/_kit', entrypoint: './src/pages/_kit.astro' });
          inject.injectScript('page', `import '/src/inline/try-theme.ts';`);
        }
      },
      'astro:server:setup': async ({ server, logger }) => {
        const first = new Map<FileKind, string>([
          [files.work, 'case study'],
          [files.jobs, 'job'],
        ]);
        for (const kind of first.keys()) if (hasFiles(kind, folder, [])) first.delete(kind);
        server.watcher.on('add', () => {
          for (const [kind, what] of first) {
            if (!hasFiles(kind, folder, [])) continue;
            first.delete(kind);
            logger.warn(`The first ${what}: press Ctrl+C and start again to see its page.`);
          }
        });
        await showProblems(server, logger, folder, problems);
      },
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        if (site.isFirst) {
          await addLanguages(site, dist, cache, logger);
          stopAtDeadLinks(dist);
          writeRedirects(dist, builtFor, site.language);
          const verb = showsDrafts() ? 'Shown, and not public' : 'Kept back';
          for (const { file, because } of withheld)
            logger.info(`${verb}: ${file}, ${becauses[because] ?? `until ${because}`}`);
        }
        removeUnused(dist, join(cache, 'pictures'));
        evictUnused(join(cache, 'share'), begun);
        weighPages(dist);
        // A test that measures nothing over the wire need not wait for it.
        if (!process.env.SITE_UNCOMPRESSED) {
          await compress(dist, join(cache, 'compressed'));
          evictUnused(join(cache, 'compressed'), begun);
        }
        const rebuildOn = showsDrafts() ? undefined : nextChange(site.folder);
        writeBuiltSite(dist, builtFor, site.languages, rebuildOn);
      },
    },
  };
}

/**
 * Keeps back warnings of Vite's that ask for nothing: its minifier does not know a selector of new browsers, and its
 * development server would pack a file of our own as it packs a library.
 */
const quiet: Plugin = {
  name: 'frontage:quiet',
  configResolved({ logger }) {
    const warn = logger.warn.bind(logger);
    logger.warn = (message, options) => {
      if (!/'target-current' is not|Cannot optimize.*guarded\.tsx/.test(message))
        warn(message, options);
    };
  },
};

/** What keeps a page back that waits for no day. */
const becauses: Partial<Record<string, string>> = { draft: 'a draft', closed: 'closed' };

/** What the sources ask of `import.meta.env`. */
function constants(
  { language, isFirst, languages }: SiteLanguages,
  withheld: readonly Withheld[],
  api: string,
  share: string,
) {
  const values = {
    PUBLIC_API_BASE: api,
    LANGUAGE: language,
    LANGUAGE_IN_PROSE: language === 'en' ? 'en-GB' : language,
    SEVERAL_LANGUAGES: languages.length > 1,
    ADDITIONAL_LANGUAGE: isFirst ? '' : language,
    RTL: new Intl.Locale(language).getTextInfo().direction === 'rtl',
    LANGUAGES: JSON.stringify(languages),
    DRAFTS: showsDrafts(),
    WITHHELD: JSON.stringify(
      Object.fromEntries(
        withheld.flatMap(({ addresses, because }) => addresses.map((path) => [path, because])),
      ),
    ),
    SHARE_IMAGES: share,
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      `import.meta.env.${name}`,
      JSON.stringify(value),
    ]),
  );
}

/** Whether a company shows a page of a kind that it need not have. */
function hasFiles({ path }: FileKind, folder: string, withheld: readonly Withheld[]): boolean {
  const below = dirname(path);
  const hidden = showsDrafts() ? [] : withheld.map(({ file }) => file);
  return (
    existsSync(join(folder, below)) &&
    readdirSync(join(folder, below)).some(
      (name) => name.endsWith('.yaml') && !hidden.includes(`${below}/${name}`),
    )
  );
}

/** Astro's React, with a boundary around every island: src/islands/guarded.tsx */
export function guardedReact(): AstroIntegration {
  const integration = react();
  const setup = integration.hooks['astro:config:setup'];
  const clientEntrypoint = fileURLToPath(new URL('../src/islands/guarded.tsx', import.meta.url));
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:config:setup': (options) =>
        setup?.({
          ...options,
          addRenderer: (renderer) => options.addRenderer({ ...renderer, clientEntrypoint }),
        }),
    },
  };
}
