import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { checkCompany } from '../check-company/company.ts';
import { languageSetProblems } from '../check-company/languages.ts';
import { report, type Problem } from '../check-company/messages.ts';
import { deadLinks } from '../check-pages/built-links.ts';
import { report as reportOfPages } from '../check-pages/finding.ts';
import type { SiteLanguages } from './languages.ts';

/**
 * Stops faults from being published: checks the company's folder before the build reads it, and the links
 * of the built pages. Either check stops the build with all problems in one message; the development server
 * shows them on the page and in the terminal, at every change.
 *
 * @param company the path of its folder, absolute
 * @param site the language of the build
 */
export function checked(
  company: string,
  { folder, language, isFirst, languages }: SiteLanguages,
): AstroIntegration {
  const tags = languages.map((pages) => pages.language);
  const faults = async () => [
    ...(isFirst ? languageSetProblems(folder, tags) : []),
    ...(await checkCompany(company, isFirst ? [] : Object.keys(languages[0]?.addresses ?? {}))).map(
      whereItIs,
    ),
  ];
  // A further language is checked as a folder of its own, made of two: what is said of it is about those.
  const whereItIs = (fault: Problem): Problem =>
    !isFirst && existsSync(join(folder, language, fault.file))
      ? { ...fault, file: `${language}/${fault.file}` }
      : fault;
  return {
    name: 'frontage:checked',
    hooks: {
      'astro:config:setup': async ({ command }) => {
        const found = command === 'build' ? await faults() : [];
        if (found.length > 0) stop(report(folder, found));
      },
      'astro:server:setup': async ({ server, logger }) => {
        let found: Problem[] = [];
        const showOverlay = () =>
          server.ws.send({ type: 'error', err: { message: report(company, found), stack: '' } });
        let asked = 0;
        const check = async () => {
          asked += 1;
          const mine = asked;
          const now = await faults();
          // Another change came meanwhile, and is checked as well: its answer may come first.
          if (mine !== asked) return;
          const before = found.length;
          found = now;
          if (found.length > 0) logger.error(`\n${report(company, found)}`);
          if (found.length > 0) showOverlay();
          else if (before > 0) server.ws.send({ type: 'full-reload' });
        };
        server.watcher.add(company);
        server.watcher.on('all', (_, path) => {
          if (path.startsWith(company)) void check();
        });
        server.ws.on('connection', () => {
          if (found.length > 0) showOverlay();
        });
        await check();
      },
      'astro:build:done': ({ dir }) => {
        // A further language is put among the pages of the first one, whose build follows all links.
        if (!isFirst) return;
        const folder = fileURLToPath(dir);
        const dead = deadLinks(folder);
        if (dead.length === 0) return;
        rmSync(folder, { recursive: true });
        stop(`Nothing is published.\n\n${reportOfPages(dead)}`);
      },
    },
  };
}

/** Throws without a stack trace: what is wrong is in the folder and not in this program. */
function stop(message: string): never {
  const error = new Error(message);
  error.stack = '';
  throw error;
}
