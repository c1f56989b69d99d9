import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { copyOfProject } from '../../test/copy-of-project.ts';
import { freePort } from '../lib/service.ts';
import { commandLine } from '../lib/program-path.ts';
import type { Step } from './read-guide.ts';
import { performAction } from './type-into.ts';

/** A command's output, and its exit code once it has ended. */
type Run = { printed: string; code: number | undefined };

/** The folder `website` of the guide's reader, outside the project, with a copy of the project. */
export class Website {
  readonly folder = mkdtempSync(join(tmpdir(), 'frontage-guide-'));
  private readonly project = join(this.folder, 'frontage');
  private running: ChildProcess | undefined;
  private origin = '';
  private last: Run = { printed: '', code: 0 };

  constructor() {
    copyOfProject(this.project);
  }

  /**
   * Does what a step says, and checks what it promises.
   *
   * @throws with the first promise that does not hold
   */
  async follow(step: Step, page: Page): Promise<void> {
    for (const doing of step.actions) {
      if (doing.what === 'commands') for (const line of doing.lines) await this.command(line);
      else if (doing.what === 'send the form') await this.sendForm(page, step);
      else if (doing.what === 'prints') {
        if (!this.last.printed.includes(doing.text))
          throw new Error(`“${doing.text}” is not in what was printed:\n${this.last.printed}`);
      } else if (doing.what !== 'mistake') await performAction(this.folder, doing);
    }
    const sent = step.actions.some(({ what }) => what === 'send the form');
    await this.look(page, step, step.expected.words, sent);
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 3 });
  }

  private async command(line: string): Promise<void> {
    // The copy links the packages, and each command runs in its folder.
    if (line === 'cd frontage' || line === 'npm ci') return;
    const [npm, ...args] = [...line.matchAll(/"([^"]*)"|\S+/g)].map(
      ([word, quoted]) => quoted ?? word,
    );
    if (npm !== 'npm') throw new Error(`“${line}” is no command that the guide’s test knows.`);
    if (line === 'npm run dev') return this.serve(['run', 'dev', '--'], /^Stop +Ctrl\+C$/m);
    if (line === 'npm start') return this.serve(['start'], /./);
    // It reads the same settings as the running site, and needs the machine for itself.
    if (line === 'npm run check') await this.stop();
    const run = this.spawn(args);
    await once(run.child, 'close');
    this.last = run.result;
    // It exits with 1 while something is still sample, which is the case after ten steps.
    const well = this.last.code === 0 || (line === 'npm run launch-check' && this.last.code === 1);
    if (!well) throw new Error(`${line} ended with ${this.last.code}:\n${this.last.printed}`);
  }

  /** Serves the site on a free port: the guide's may be taken. */
  private async serve(args: string[], ready: RegExp): Promise<void> {
    await this.stop();
    const port = await freePort();
    const isStart = args[0] === 'start';
    this.origin = isStart ? `http://127.0.0.1:${port}` : `http://localhost:${port}`;
    const { child, result } = this.spawn(isStart ? args : [...args, '--port', String(port)], {
      PORT: String(port),
    });
    this.running = child;
    this.last = result;
    const answers = async () => {
      if (result.code !== undefined) throw new Error(`It ended:\n${result.printed}`);
      return (
        ready.test(result.printed) &&
        (await fetch(this.origin).then(
          ({ ok }) => ok,
          () => false,
        ))
      );
    };
    await until(`${args.join(' ')} answers`, 120_000, answers, () => result);
  }

  private spawn(args: string[], more: Record<string, string> = {}) {
    const { PATH, HOME, CHROMIUM_PATH, npm_execpath } = process.env;
    const [file, all] = commandLine('npm', args);
    const child = spawn(file, all, {
      cwd: this.project,
      env: { PATH, HOME, ...(CHROMIUM_PATH && { CHROMIUM_PATH }), npm_execpath, ...more },
      // Its own process group, as in a terminal, so that Ctrl+C ends all of it.
      detached: process.platform !== 'win32',
    });
    const result: Run = { printed: '', code: undefined };
    const keep = (chunk: Buffer) => (result.printed += chunk.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('close', (code) => (result.code = code ?? 1));
    return { child, result };
  }

  private async stop(): Promise<void> {
    const child = this.running;
    this.running = undefined;
    if (!child?.pid || child.exitCode !== null) return;
    const ended = once(child, 'close');
    const end = (signal: NodeJS.Signals) =>
      process.platform === 'win32' ? child.kill(signal) : process.kill(-Number(child.pid), signal);
    end('SIGINT');
    const tooLong = setTimeout(() => end('SIGKILL'), 15_000);
    await ended;
    clearTimeout(tooLong);
  }

  /** Fills in the form and sends it; its mail is then in the mail folder. */
  private async sendForm(page: Page, step: Step): Promise<void> {
    const mails = join(this.project, 'data/mail');
    // Waits until the page has its new words, because the reload would empty the form. The last words are the answer.
    await this.look(page, step, step.expected.words.slice(0, -1));
    await page.locator('form [name=name]').fill('A visitor');
    await page.locator('form [name=message]').fill('Our list is on a wall.');
    // Before hydration the form leads to another page.
    await page.locator('astro-island[ssr]:has(form)').waitFor({ state: 'detached' });
    await page.locator('form [type=submit]').click();
    await until('a mail is written', 20_000, () =>
      Promise.resolve(
        existsSync(mails) && readdirSync(mails).some((name) => name.endsWith('.eml')),
      ),
    );
  }

  /** Waits until a step's page shows these words: the server takes a moment to apply a change. */
  private async look(page: Page, step: Step, words: string[], isOpen = false): Promise<void> {
    const address = new URL(new URL(step.expected.address).pathname, this.origin).href;
    let missing: unknown = words;
    let visited = isOpen ? Infinity : 0;
    const isThere = async () => {
      try {
        // An open page updates itself. One that was opened at that very moment may have missed the change, so it is
        // reloaded.
        if (Date.now() - visited > 10_000) {
          // A new page exists a moment after its file.
          if (!(await fetch(address)).ok) return false;
          visited = Date.now();
          await page.goto(address);
        }
        const absent = await page.evaluate(wordsMissing, words);
        missing = absent;
        if (absent.length > 0) return false;
        await page.evaluate(showWords, words);
        return true;
      } catch (error) {
        // The server reloads a page when a file changes, even one that is just loading.
        missing = String(error);
        return false;
      }
    };
    await until(`${address} shows what step ${step.number} promises`, 60_000, isThere, () => ({
      missing,
      ...this.last,
    }));
  }
}

/** In the page: returns the words that are neither visible nor the name of a picture. */
function wordsMissing(words: string[]): string[] {
  const plain = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ');
  const names = [...document.querySelectorAll('img')].map(({ alt }) => alt);
  const labels = [...document.querySelectorAll('[aria-label]')].map((it) => it.ariaLabel);
  const seen = plain([document.body.innerText, ...names, ...labels].join(' '));
  return words.filter((word) => !seen.includes(plain(word)));
}

/** In the page: scrolls the first words into view, and waits for fonts and nearby pictures. */
async function showWords([word = '']: string[]): Promise<void> {
  const has = (it: Element) => it.textContent?.includes(word) || it.getAttribute('alt') === word;
  const element = [...document.querySelectorAll('body *:not(script, style)')].find(
    (it) => has(it) && ![...it.children].some(has) && it.getClientRects().length > 0,
  );
  const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
  if (top < 0 || bottom > innerHeight)
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const visible = [...document.images].filter((it) => {
    const box = it.getBoundingClientRect();
    return box.bottom > 0 && box.top < innerHeight;
  });
  await Promise.all(visible.map((it) => it.decode().catch(() => undefined)));
  await document.fonts.ready;
}

/**
 * Waits for a condition.
 *
 * @throws when it does not become true, with what is known by then
 */
async function until(
  what: string,
  timeoutMs: number,
  isSo: () => Promise<boolean>,
  known: () => unknown = () => '',
): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (!(await isSo())) {
    if (Date.now() > end)
      throw new Error(
        `Not within ${timeoutMs / 1000} s: ${what}.\n${JSON.stringify(known(), null, 2).replaceAll('\\n', '\n')}`,
      );
    await new Promise((wait) => setTimeout(wait, 250));
  }
}
