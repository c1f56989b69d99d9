import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { commandLine } from './program-path.ts';
import { findOnPath } from './on-path.ts';

/** Keeps Chromium from contacting its maker's servers when it starts. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The headless shell first: tests take half the time in it. */
const system = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/** Finds Chromium: `CHROMIUM_PATH`, the system's, or Playwright's; undefined if there is none. */
function findChromium(): string | undefined {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (existsSync(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH is ${wanted}, and there is no such file. Fix or unset it.`);
  }
  for (const name of system) {
    const path = findOnPath(name);
    if (path) return path;
  }
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/** Finds Firefox: `FIREFOX_PATH`, or the system's; undefined if there is none. */
export function findFirefox(): string | undefined {
  const wanted = process.env.FIREFOX_PATH;
  if (!wanted) return findOnPath('firefox-esr') ?? findOnPath('firefox');
  if (existsSync(wanted)) return wanted;
  throw new Error(`FIREFOX_PATH is ${wanted}, and there is no such file. Fix or unset it.`);
}

/** Ways to install one, each as a list of commands. */
const installs: [string, string[]][][] = [
  [commandLine('playwright', ['install', '--with-deps', 'chromium'])],
  ...['chromium-headless-shell', 'chromium'].map((name): [string, string[]][] => [
    ['apt-get', ['update']],
    ['apt-get', ['install', '-y', '--no-install-recommends', name]],
  ]),
];

/** Finds a Chromium, or installs one with the first way that works. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  for (const commands of installs) {
    const works = commands.every(([command, args]) => {
      console.log(`No Chromium found; trying: ${command} ${args.join(' ')}`);
      return spawnSync(command, args, { stdio: 'ignore', timeout: 5 * 60_000 }).status === 0;
    });
    const installed = works ? findChromium() : undefined;
    if (installed) return installed;
  }
  throw new Error(
    'No Chromium was found and none could be installed. Install one and name it in CHROMIUM_PATH.',
  );
}
