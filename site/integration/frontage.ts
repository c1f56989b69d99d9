import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import type { AstroIntegration } from 'astro';
import { evictUnused } from '../src/lib/cache.ts';
import { type Withheld, withheldIn } from '../src/i18n/addresses.ts';
import { fieldsOf } from '../src/i18n/files.ts';
import { files } from '../src/schema/files.ts';
import { showsDrafts } from '../src/schema/publication.ts';
import type { Redirect } from '../src/schema/redirect.ts';
import { company } from './company.ts';
import { addLanguages, type SiteLanguages } from './languages.ts';
import { pictures, removeUnused } from './pictures.ts';
import { findProblems, showProblems, stopAtDeadLinks, stopAtProblems } from './problems.ts';
import {
  type BuiltFor,
  compress,
  redirectsOf,
  weighPages,
  writeBuiltSite,
  writeRedirects,
} from './finish.ts';

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
        const redirects = site.isFirst ? redirectsOf(folder) : [];
        updateConfig({
          redirects: pagesOf(redirects),
          image: { service: { entrypoint: imageService, config: {} } },
          vite: {
            plugins: [
              company(folder),
              pictures(join(folder, 'pictures'), join(cache, 'pictures')),
              tailwindcss(),
            ],
            define: constants(site, withheld, builtFor, {
              share: join(cache, 'share'),
              isDev: command === 'dev',
            }),
          },
        });
        // Without the routes nothing of the case studies is in the build of a company that has none.
        if (hasWork(folder, withheld)) {
          inject.injectRoute({ pattern: '/work', entrypoint: './src/pages/_work.astro' });
          inject.injectRoute({
            pattern: '/work/[caseStudy]',
            entrypoint: './src/pages/_case-study.astro',
          });
        }
        // In development alone: every component in every state, and any page in a finished theme, `?theme=NAME`.
        if (command === 'dev') {
          inject.injectRoute({ pattern: '/_kit', entrypoint: './src/pages/_kit.astro' });
          inject.injectScript('page', `import '/src/inline/try-theme.ts';`);
        }
      },
      'astro:server:setup': async ({ server, logger }) => {
        let known = hasWork(folder, []);
        server.watcher.on('add', () => {
          if (known || !hasWork(folder, [])) return;
          known = true;
          logger.warn('The first case study: press Ctrl+C and start again to see its pages.');
        });
        await showProblems(server, logger, folder, problems);
      },
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        if (site.isFirst) {
          await addLanguages(site, dist, cache, logger);
          stopAtDeadLinks(dist);
          writeRedirects(dist, redirectsOf(folder));
          const verb = showsDrafts() ? 'Shown, and not public' : 'Kept back';
          for (const { file, because } of withheld)
            logger.info(
              `${verb}: ${file}, ${because === 'draft' ? 'a draft' : `until ${because}`}`,
            );
        }
        removeUnused(dist, join(cache, 'pictures'));
        evictUnused(join(cache, 'share'), begun);
        weighPages(dist);
        // A test that measures nothing over the wire need not wait for it.
        if (!process.env.SITE_UNCOMPRESSED) {
          await compress(dist, join(cache, 'compressed'));
          evictUnused(join(cache, 'compressed'), begun);
        }
        const days = withheld
          .map(({ because }) => because)
          .filter((because) => because !== 'draft');
        writeBuiltSite(dist, builtFor, site.languages, showsDrafts() ? undefined : days.sort()[0]);
      },
    },
  };
}

/** Astro makes a page of each old address that is a page's, for hosts that cannot redirect. */
const pagesOf = (redirects: readonly Redirect[]) =>
  Object.fromEntries(
    redirects.flatMap(({ from, to }) =>
      to === undefined || from.includes('*') || /\.\w+$/.test(from) ? [] : [[from, to]],
    ),
  );

/** What the sources ask of `import.meta.env`. */
function constants(
  { language, isFirst, languages }: SiteLanguages,
  withheld: readonly Withheld[],
  { apiBase, company }: BuiltFor,
  { share, isDev }: { share: string; isDev: boolean },
) {
  const values = {
    PUBLIC_API_BASE: apiBase,
    LANGUAGE: language,
    LANGUAGE_IN_PROSE: language === 'en' ? 'en-GB' : language,
    SEVERAL_LANGUAGES: languages.length > 1,
    ADDITIONAL_LANGUAGE: isFirst ? '' : language,
    // In development they may come at any time.
    ADDED_FIELDS: isDev || hasFieldsOfItsOwn(company),
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

/** Whether a company has added fields to its form, or has them in another order. */
function hasFieldsOfItsOwn(folder: string): boolean {
  const { fields } = fieldsOf(join(folder, files.company.path));
  return Object.keys(fields ?? {}).length > 0;
}

/** Whether a company shows a case study. */
function hasWork(folder: string, withheld: readonly Withheld[]): boolean {
  const work = join(folder, files.work.path, '..');
  const hidden = showsDrafts() ? [] : withheld.map(({ file }) => file);
  return (
    existsSync(work) &&
    readdirSync(work).some((name) => name.endsWith('.yaml') && !hidden.includes(`work/${name}`))
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
