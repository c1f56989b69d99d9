import { execFile } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EventEmitter } from 'node:events';
import type { AstroIntegrationLogger } from 'astro';
import type { ViteDevServer } from 'vite';
import { expect, test, vi } from 'vitest';
import { commandLine } from '../../scripts/lib/program-path.ts';
import { writeFromTemplate } from '../../scripts/new.ts';
import type { FileProblem } from '../check/company/file-problem.ts';
import { showProblems, failAtDeadLinks } from './problems.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { SLOW } from '../../test/slow.ts';

vi.setConfig({ testTimeout: SLOW });

/** Builds a company's folder, with its own cache and output. */
function build(work: string) {
  const env = {
    ...process.env,
    ASTRO_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
    COMPANY: join(work, 'company'),
    SITE_CACHE_DIR: join(work, 'cache'),
    SITE_OUT_DIR: join(work, 'dist'),
  };
  const cwd = join(import.meta.dirname, '..');
  return new Promise<{ code: unknown; output: string }>((resolve) => {
    execFile(...commandLine('astro', ['build']), { cwd, env }, (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, output: stdout + stderr }),
    );
  });
}

// Astro would only log a line, and publish the previous content or none.
test('a file that cannot be read stops the build before any page is made', async () => {
  const work = temporaryFolder();
  writeFromTemplate('company', 'Halden & Rye', join(work, 'company'));
  writeFileSync(join(work, 'company/testimonials.yaml'), '- id: one\n  quote: "She said\n');
  const { code, output } = await build(work);
  expect(output).toMatch(
    /testimonials\.yaml:2\s+cannot be read as YAML: .*\s+Fix: close the quote/,
  );
  expect(code).toBe(1);
  expect(existsSync(join(work, 'dist'))).toBe(false);
});

test('the development server reports a problem once, shows it on pages, and reports when it is solved', async () => {
  const printed: string[] = [];
  const print = vi.spyOn(console, 'log').mockImplementation((text: string) => printed.push(text));
  const logger = {
    error: (text: string) => printed.push(text),
  } as unknown as AstroIntegrationLogger;
  let answer: (request: object, response: object, next: () => void) => void = () => {};
  const watcher = Object.assign(new EventEmitter(), { add: () => {} });
  const server = {
    watcher,
    ws: { send: () => {}, on: () => {} },
    middlewares: { use: (handler: typeof answer) => (answer = handler) },
  } as unknown as ViteDevServer;
  const renderPage = () => {
    let page = 'the page';
    const response = { writeHead: () => {}, end: (text: string) => (page = text) };
    answer({ headers: { accept: 'text/html' } }, response, () => {});
    return page;
  };
  let current: FileProblem[] = [];
  const reportsOf = async (...problems: FileProblem[]) => {
    current = problems;
    const before = printed.length;
    watcher.emit('all', 'change', '/company/company.yaml');
    watcher.emit('all', 'change', '/company/company.yaml');
    await new Promise(setImmediate);
    return printed.slice(before);
  };
  const dead = { file: 'company.yaml', message: 'there is no page <one>.', fix: 'write it.' };
  const broken = { ...dead, message: 'cannot be read.', hidesContent: true };

  let sentToPages = 'nothing yet';
  const send = (problems: string) => (sentToPages = problems);
  await showProblems(server, logger, '/company', () => Promise.resolve(current), send);
  expect([printed, sentToPages]).toEqual([[], '']);
  expect(await reportsOf(dead)).toEqual([expect.stringContaining('no page <one>')]);
  expect(renderPage()).toBe('the page');
  expect(await reportsOf(dead)).toEqual([]);
  expect(await reportsOf(broken, dead)).toEqual([expect.stringContaining('cannot be read')]);
  expect(renderPage()).toMatch(/@vite\/client[^]*cannot be read[^]*no page &lt;one&gt;/);
  expect(sentToPages).toMatch(/^2 problems in [^]*cannot be read[^]*no page <one>/);
  expect(await reportsOf()).toEqual(['All is well again in /company.']);
  expect(await reportsOf()).toEqual([]);
  expect([renderPage(), sentToPages]).toEqual(['the page', '']);
  print.mockRestore();
});

test('a dead link in a built page is reported, and the build is removed', () => {
  const dist = temporaryFolder();
  writeFileSync(join(dist, 'index.html'), '<a href="/none">On</a>');
  expect(() => failAtDeadLinks(dist)).toThrow(
    /error: the link to \/none: there is no such page\.\n {4}on \/\n {2}Why: .*\n {2}Fix: Search your folder/,
  );
  expect(existsSync(dist)).toBe(false);
});
