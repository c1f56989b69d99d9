export type Key = 'Tab' | 'Escape';

/** A browser with one page, and what a walk needs of it. */
export type Driver = {
  /** Loads a page completely. Everything afterward refers to this page and those that its links lead to. */
  open: (url: string) => Promise<void>;
  /** Resizes the page to this size in CSS pixels, or as close as the browser's window allows. */
  resize: (width: number, height: number) => Promise<void>;
  /** Calls a function in the page and returns its result. It can use only its arguments. */
  evaluate: <Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  /** Clicks at a position in CSS pixels of the window. */
  clickAt: (x: number, y: number) => Promise<void>;
  type: (text: string) => Promise<void>;
  press: (key: Key, options?: { shift: boolean }) => Promise<void>;
  screenshot: () => Promise<string>;
  errors: () => Promise<string[]>;
  stop: () => Promise<void>;
};

export type Start = (options: { path: string; scripts: boolean }) => Promise<Driver>;
