import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { findWebKit } from '../../../scripts/engines.ts';
import { freePort } from '../../../test/service.ts';
import { type Driver, end, type Key, type Start } from './driver.ts';

const shell = join(import.meta.dirname, 'webkit-shell.py');

/** The code points of https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys: Record<Key, string> = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' };
const SHIFT = '\uE008';

/**
 * What WebKit logs by itself, whatever a page does: for every policy, that it does not know a directive,
 * for which it then follows `default-src`; and when it skips one of its own view transitions between two
 * pages, an unhandled rejection (the standard marks that promise as handled).
 */
const known =
  /Unrecognized Content-Security-Policy directive 'manifest-src'|AbortError: Skipping view transition because skipTransition\(\) was called/;

type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** WebKitGTK in a small window of its own, on a screen that nobody sees, over WebDriver. */
export const startWebKit: Start = async ({ scripts }) => {
  const found = findWebKit();
  if (!found) throw new Error('There is no WebKitGTK here: run npm run test:engines.');
  const folder = mkdtempSync(join(tmpdir(), 'frontage-webkit-'));
  const console = join(folder, 'console.txt');
  writeFileSync(console, '');
  const screen = spawn(found.xvfb, ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const port = await freePort();
  const driver = spawn(found.driver, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: await displayOf(screen),
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
    },
    stdio: 'ignore',
  });
  const call = caller(`http://127.0.0.1:${port}`);
  await ready(call);
  const browserOptions = {
    binary: found.python,
    args: [shell, console, ...(scripts ? [] : ['--no-scripts'])],
  };
  const { sessionId } = (await call('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } },
  })) as { sessionId: string };
  const session: Call = (method, path, body) => call(method, `/session/${sessionId}${path}`, body);
  return {
    newTab: () => tab(session, console),
    stop: async () => {
      await call('DELETE', `/session/${sessionId}`);
      await end(driver);
      await end(screen);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** The display that Xvfb has chosen. Read to its end: Xvfb gives up when its last write is not taken. */
async function displayOf(screen: ChildProcess): Promise<string> {
  let chosen = '';
  for await (const part of screen.stdio[3] as Readable) chosen += String(part);
  if (!chosen) throw new Error('Xvfb ended before it had a screen.');
  return `:${chosen.trim()}`;
}

function caller(origin: string): Call {
  return async (method, path, body = {}) => {
    const answer = await fetch(origin + path, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
      // A window that does not come up would be waited for without end.
      signal: AbortSignal.timeout(60_000),
    });
    const { value } = (await answer.json()) as { value: { error: string; message: string } };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  };
}

async function ready(call: Call): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const up = await call('GET', '/status').catch(() => undefined);
    if (up) return;
    await new Promise((wait) => setTimeout(wait, 50));
  }
  throw new Error('WebKitWebDriver does not answer.');
}

/** A window of its own for each tab: session storage is kept by window. */
async function tab(session: Call, console: string): Promise<Driver> {
  const first = (await session('GET', '/window')) as string;
  const { handle } = (await session('POST', '/window/new', { type: 'window' })) as {
    handle: string;
  };
  await session('POST', '/window', { handle });
  const begun = readFileSync(console, 'utf8').length;
  const act = (...actions: object[]) => session('POST', '/actions', { actions });
  const keyboard = (...strokes: object[]) => act({ type: 'key', id: 'keyboard', actions: strokes });
  const stroke = (value: string) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ];
  return {
    open: async (url) => void (await session('POST', '/url', { url })),
    resize: async (width, height) =>
      void (await session('POST', '/window/rect', { width, height })),
    evaluate: async (run, ...args) => {
      const script = `return (${String(run)})(...arguments)`;
      return (await session('POST', '/execute/sync', { script, args })) as never;
    },
    click: async (x, y) => {
      const actions = [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
    },
    press: async (key, { shift } = { shift: false }) => {
      const held = { type: 'keyDown', value: SHIFT };
      const released = { type: 'keyUp', value: SHIFT };
      if (shift) await keyboard(held, ...stroke(keys[key]), released);
      else await keyboard(...stroke(keys[key]));
    },
    type: async (text) => void (await keyboard(...[...text].flatMap(stroke))),
    screenshot: async () => Buffer.from((await session('GET', '/screenshot')) as string, 'base64'),
    faults: async () =>
      readFileSync(console, 'utf8')
        .slice(begun)
        .split('\n')
        .filter((line) => /\bCONSOLE .*\bERROR\b/.test(line) && !known.test(line)),
    close: async () => {
      await session('DELETE', '/window');
      await session('POST', '/window', { handle: first });
    },
  };
}
