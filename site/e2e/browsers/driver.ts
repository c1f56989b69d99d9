/** The keys that the walks press, alone or with Shift. */
export type Key = 'Tab' | 'Escape';

/** A browser with one page: all that a walk needs of it. */
export type Driver = {
  /** Loads a page to the end. Afterwards everything is about this page, and about those that its links lead to. */
  open: (url: string) => Promise<void>;
  /** Makes the page as large as this, in CSS pixels, or as close to it as the browser's window can be. */
  resize: (width: number, height: number) => Promise<void>;
  /** Calls a function in the page and waits for its result. It sees nothing but its arguments. */
  evaluate: <Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  /** Clicks there, in CSS pixels of the window. */
  clickAt: (x: number, y: number) => Promise<void>;
  type: (text: string) => Promise<void>;
  press: (key: Key, options?: { shift: boolean }) => Promise<void>;
  /** A PNG of the window, in base64. */
  screenshot: () => Promise<string>;
  /** The errors of scripts, console and network. */
  errors: () => Promise<string[]>;
  stop: () => Promise<void>;
};

export type Start = (options: { path: string; scripts: boolean }) => Promise<Driver>;
