import type { ChildProcess } from 'node:child_process';

/** The keys that the tests press, alone or with Shift. */
export type Key = 'Tab' | 'Enter' | 'Escape';

/** One tab of a browser: all that a test needs of an engine. page.ts builds the rest on it. */
export type Driver = {
  /** Loads an address and waits until it is loaded. */
  open: (url: string) => Promise<void>;
  /** Makes the window as large as this, in CSS pixels, scrollbar included. */
  resize: (width: number, height: number) => Promise<void>;
  /** Calls a function in the page and waits for what it returns. It sees nothing but its arguments. */
  evaluate: <Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  /** Moves the mouse there and clicks, in CSS pixels of the window. */
  click: (x: number, y: number) => Promise<void>;
  press: (key: Key, options?: { shift: boolean }) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** A PNG of what the window shows. */
  screenshot: () => Promise<Uint8Array>;
  /** The errors of scripts, console and network since the tab was opened. */
  faults: () => Promise<string[]>;
  close: () => Promise<void>;
};

export type Browser = {
  newTab: () => Promise<Driver>;
  stop: () => Promise<void>;
};

/** @param scripts false for a visit on which no script of a page runs */
export type Start = (options: { scripts: boolean }) => Promise<Browser>;

/** Ends a process and waits until it is gone. */
export async function end(child: ChildProcess): Promise<void> {
  const gone = new Promise((done) => child.once('exit', done));
  if (child.exitCode === null && child.signalCode === null && child.kill()) await gone;
}
