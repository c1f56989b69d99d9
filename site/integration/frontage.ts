import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import type { BuildTarget } from '@frontage/contract/built-site';
import tailwindcss from '@tailwindcss/vite';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { evictUnused } from '../src/files/cache.ts';
import {
  nextPublicationDay,
  type BuildAddresses,
  unusedInFolder,
  unpublishedAddresses,
  unpublishedPages,
} from '../src/addresses/addresses.ts';
import { type FileKindName, fileKinds } from '../src/schema/file-kinds.ts';
import { includesUnpublished } from '../src/schema/publication.ts';
import { anchorsIn } from '../check/company/pages.ts';
import { companyModules } from './company-modules.ts';
import { addLanguages, developmentCache, type SiteLanguages } from './languages.ts';
import { pictures, removeUnusedPictures } from './pictures.ts';
import {
  findProblems,
  showProblems,
  failAtDeadLinks,
  failAtProblems,
  warnAboutTemplateTexts,
} from './problems.ts';
import { writeBuiltSite } from './built-site.ts';
import { compress } from './compress.ts';
import { readRedirects, type SiteRedirect, temporaryRedirect } from './redirects.ts';
import { finishPages } from './finish-pages.ts';
import { checkStaticHost, writeHostFiles } from './static-host.ts';

/** Without its routes, a build without case studies contains none of their code. */
const optionalRoutes: [FileKindName, pattern: string, file: string][] = [
  ['work', '/work', '_work.astro'],
  ['work', '/work/[caseStudy]', '_case-study.astro'],
  ['jobs', '/jobs/[job]', '_job.astro'],
  ['search', '/search', '_search.astro'],
  ['search', '/search.json', '_search.json.ts'],
];

const imageService = fileURLToPath(new URL('../src/pictures/image-service.ts', import.meta.url));

/**
 * Makes Astro build a company's folder: its art, brand and pictures can be imported, problems stop the build, and
 * additional languages are built after the first one.
 */
export function frontage(site: SiteLanguages, builtFor: BuildTarget): AstroIntegration {
  const folder = builtFor.companyFolder;
  const unused = unusedInFolder(folder);
  const startedAt = new Date();
  const host = process.env.STATIC_HOST ?? '';
  let cache = '';
  return {
    name: 'frontage',
    hooks: {
      'astro:config:setup': async ({ command, config, updateConfig, ...inject }) => {
        cache = fileURLToPath(config.cacheDir);
        if (command === 'build') {
          checkStaticHost(host, builtFor.apiBase);
          failAtProblems(site.folder, await findProblems(site, cache));
        }
        updateConfig({
          image: { service: { entrypoint: imageService, config: {} } },
          vite: {
            plugins: [
              companyModules(folder),
              pictures(join(folder, 'pictures'), join(cache, 'pictures')),
              tailwindcss(),
              silenceWarnings,
            ],
            define: buildConstants(site, unused, builtFor.apiBase),
          },
        });
        for (const [name, pattern, file] of optionalRoutes)
          if (!unused.includes(name))
            inject.injectRoute({ pattern, entrypoint: `./src/pages/${file}` });
        // In development only: every component in every state, and any page in a built-in theme, `?theme=NAME`.
        if (command === 'dev') {
          inject.injectRoute({ pattern: '/_kit', entrypoint: './src/pages/_kit.astro' });
          inject.injectScript('page', `import '/src/scripts/try-theme.ts';`);
          const { EDITOR_ORIGIN: editor } = process.env;
          if (editor) {
            // The development site has a new page some moments after its file is there. Until then, modules may not load.
            inject.injectScript(
              'head-inline',
              `if (performance.getEntriesByType('navigation')[0]?.responseStatus === 404) setTimeout(() => location.reload(), 1000);`,
            );
            inject.injectScript(
              'page',
              `import { followEditor } from '/src/scripts/follow-editor.ts'; followEditor(${JSON.stringify(editor)});`,
            );
          }
        }
      },
      'astro:server:setup': async ({ server, logger }) => {
        let knownUnused = unused;
        server.watcher.on('all', (_, path) => {
          if (!path.startsWith(folder)) return;
          const now = unusedInFolder(folder);
          const newFiles = knownUnused
            .filter((name) => !now.includes(name))
            .map((name) => fileKinds[name].path);
          knownUnused = now;
          if (newFiles.length > 0)
            logger.warn(
              `The first of ${newFiles.join(', ')}: press Ctrl+C and start again to see it.`,
            );
        });
        const findSiteProblems = () => findProblems(site, developmentCache(folder));
        // To `npm run edit`, which has started the first language's server.
        const sendProblems = (problems: string) => site.isFirst && process.send?.(problems);
        await showProblems(server, logger, folder, findSiteProblems, sendProblems);
      },
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        let redirects: SiteRedirect[] = [];
        if (site.isFirst) {
          await addLanguages(site, dist, cache, logger);
          redirects = readRedirects(folder, dist);
          failAtDeadLinks(dist, anchorsIn(folder, site.languages));
          warnAboutTemplateTexts(folder, logger);
          for (const { from, to, temporaryTarget } of redirects)
            if (temporaryTarget)
              logger.warn(`${from} leads to ${temporaryTarget} today: ${to} is not public.`);
          const verb = includesUnpublished() ? 'Shown, and not public' : 'Unpublished';
          for (const { file, reason } of unpublishedPages(site.folder))
            logger.info(`${verb}: ${file}, ${reasons[reason] ?? `until ${reason}`}`);
        }
        removeUnusedPictures(dist, join(cache, 'pictures'));
        evictUnused(join(cache, 'share'), startedAt);
        if (site.isFirst) finishPages(dist);
        // Static hosts compress by themselves, and a test that does not measure transfer need not wait.
        if (!host && !process.env.SITE_UNCOMPRESSED) {
          await compress(dist, join(cache, 'compressed'));
          evictUnused(join(cache, 'compressed'), startedAt);
        }
        const rebuildOn = includesUnpublished() ? undefined : nextPublicationDay(site.folder);
        writeBuiltSite(dist, builtFor, site.languages, redirects, rebuildOn);
        if (!host || !site.isFirst) return;
        const { publicOrigin } = builtFor;
        const { language } = site;
        const unsupported = writeHostFiles(dist, host, redirects.map(temporaryRedirect), {
          publicOrigin,
          language,
        });
        if (unsupported.length > 0)
          logger.warn(`${host} does not support these redirects: ${unsupported.join(', ')}.`);
      },
    },
  };
}

/**
 * Suppresses useless warnings of Vite: its minifier does not know a new selector, and its development server would
 * bundle a file of ours like a library.
 */
const silenceWarnings: Plugin = {
  name: 'frontage:quiet',
  configResolved({ logger }) {
    const warn = logger.warn.bind(logger);
    logger.warn = (message, options) => {
      if (!/'target-current' is not|Cannot optimize.*guarded\.tsx/.test(message))
        warn(message, options);
    };
  },
};

/** Why a page without a date is not public. */
const reasons: Partial<Record<string, string>> = { draft: 'a draft', closed: 'closed' };

/** Values that the sources read from `import.meta.env`. */
function buildConstants(
  { folder, language, isFirst, languages }: SiteLanguages,
  unused: readonly FileKindName[],
  api: string,
) {
  const additional = isFirst ? '' : language;
  const pages: BuildAddresses = {
    languages,
    unpublished: unpublishedAddresses(folder, additional),
    unused,
  };
  const values = {
    PUBLIC_API_BASE: api,
    LANGUAGE: language,
    ADDITIONAL_LANGUAGE: additional,
    RTL: new Intl.Locale(language).getTextInfo().direction === 'rtl',
    PAGES: JSON.stringify(pages),
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      `import.meta.env.${name}`,
      JSON.stringify(value),
    ]),
  );
}

/**
 * Astro's React with an error boundary around every island (src/islands/guarded.tsx) and `client:painted`
 * (src/islands/painted.ts).
 */
export function guardedReact(): AstroIntegration {
  const integration = react();
  const setup = integration.hooks['astro:config:setup'];
  const clientEntrypoint = fileURLToPath(new URL('../src/islands/guarded.tsx', import.meta.url));
  const painted = fileURLToPath(new URL('../src/islands/painted.ts', import.meta.url));
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:config:setup': (options) => {
        options.addClientDirective({ name: 'painted', entrypoint: painted });
        return setup?.({
          ...options,
          addRenderer: (renderer) => options.addRenderer({ ...renderer, clientEntrypoint }),
        });
      },
    },
  };
}
