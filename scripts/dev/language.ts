import { join } from 'node:path';
import type { HotPayload, Plugin, ViteDevServer } from 'vite';
import {
  composedFolder,
  developmentCache,
  declaredLanguages,
} from '../../site/integration/languages.ts';
import { languagePages } from '../../site/src/addresses/addresses.ts';
import { originalAddress } from '../../site/src/addresses/language-addresses.ts';
import { freePort } from '../lib/service.ts';
import { startRestartable, type RestartableProcess } from './restartable-process.ts';

/**
 * Serves a company's additional languages below their addresses, each with its own development server that starts on
 * the first request. The first language's server prepares the files, and looks for problems in all of them.
 *
 * @param company its folder
 */
export async function additionalLanguages(
  company: string,
): Promise<{ languages: string[]; plugin: Plugin; stop: () => Promise<void> }> {
  const [, ...languages] = declaredLanguages(company);
  const started = new Map<string, RestartableProcess>();
  let site: ViteDevServer | undefined;
  const proxy = Object.fromEntries(
    await Promise.all(
      languages.map(async (language) => {
        const port = await freePort();
        const cache = developmentCache(company);
        const start = () =>
          startRestartable(
            join(import.meta.dirname, 'language-server.ts'),
            {
              LANGUAGE: language,
              LANGUAGES_OF: company,
              COMPANY: composedFolder(company, language, cache),
              SITE_BASE: `/${language}`,
              SITE_CACHE_DIR: join(cache, language, 'dev'),
              PORT: String(port),
            },
            () => true,
            (message) => site?.ws.send(message as HotPayload),
          );
        const server = {
          target: `http://127.0.0.1:${port}`,
          rewrite: (url: string) => {
            const { pathname, search } = new URL(url, 'http://localhost');
            const path = originalAddress(
              languagePages(company, language, { isFirst: false }),
              pathname,
            );
            return `/${language}${path === '/' ? '' : path}${search}`;
          },
          bypass: async () => {
            const running = started.get(language) ?? start();
            started.set(language, running);
            if (await running.ready()) return;
            running.restart();
            await running.ready();
          },
        };
        return [`^/${language}(?:[/?]|$)`, server] as const;
      }),
    ),
  );
  return {
    languages,
    plugin: {
      name: 'frontage:additional-languages',
      config: () => ({ server: { proxy } }),
      configureServer: (server) => void (site = server),
    },
    stop: async () =>
      void (await Promise.all([...started.values()].map((process) => process.stop()))),
  };
}
