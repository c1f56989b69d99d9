import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { onPath } from './on-path.ts';

/** Finds Firefox: `FIREFOX_PATH`, or the system's; undefined where there is none. */
export function findFirefox(): string | undefined {
  const wanted = process.env.FIREFOX_PATH;
  if (!wanted) return onPath('firefox-esr') ?? onPath('firefox');
  if (existsSync(wanted)) return wanted;
  throw new Error(`FIREFOX_PATH is ${wanted}, and there is no such file. Fix or unset it.`);
}

type WebKit = { driver: string; xvfb: string; python: string };

const importsWebKit =
  'import gi; gi.require_version("Gtk", "3.0"); gi.require_version("WebKit2", "4.1"); ' +
  'from gi.repository import Gtk, WebKit2';

/** Finds WebKitGTK with everything that drives it; undefined where a part is missing. */
export function findWebKit(): WebKit | undefined {
  const driver = onPath('WebKitWebDriver');
  const xvfb = onPath('Xvfb');
  // The one on the path may be another than the system's, which alone has the libraries.
  const python = ['python3', '/usr/bin/python3'].find(
    (one) => spawnSync(one, ['-c', importsWebKit]).status === 0,
  );
  return driver && xvfb && python ? { driver, xvfb, python } : undefined;
}

/** The engines besides Chromium, and their packages for apt-get. */
export const engines = {
  firefox: { name: 'Firefox', find: findFirefox, packages: 'firefox-esr' },
  webkit: {
    name: 'WebKitGTK',
    find: findWebKit,
    packages: 'webkit2gtk-driver xvfb python3-gi gir1.2-gtk-3.0 gir1.2-webkit2-4.1',
  },
} as const;

export type Engine = keyof typeof engines;
