import { type Both, giveFolder } from './handles.ts';

// Starts Sveltia CMS on the company's folder.

const base = new URL('../', import.meta.url);

// It asks for newer versions of itself, and for words of its languages, elsewhere.
const ownFetch = window.fetch.bind(window);
window.fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input, location.href);
  const isHere = url.origin === location.origin || url.protocol === 'data:';
  return isHere ? ownFetch(input, init) : Promise.resolve(new Response(null, { status: 404 }));
};

giveFolder(
  (both: Both) =>
    (window.parent as Window & { ask?: (both: Both) => Promise<'disk' | 'mine'> }).ask?.(both) ??
    Promise.resolve('disk'),
);

const { config } = (await (await fetch(new URL('settings', base))).json()) as { config: object };
const module = new URL('cms/npm/index.js', base).href;
type Editor = {
  init(settings: { config: object }): void;
  registerCustomFormat(name: string, extension: string, format: Format): void;
};
type Format = { fromFile(text: string): unknown; toFile(data: unknown): string };
const { init, registerCustomFormat } = (await import(module)) as Editor;
// The server reads and writes the files: what goes to and fro is JSON.
const format: Format = {
  fromFile: (text) => JSON.parse(text),
  toFile: (data) => JSON.stringify(data),
};
registerCustomFormat('form', 'yaml', format);
registerCustomFormat('form-frontmatter', 'md', format);
init({ config });
