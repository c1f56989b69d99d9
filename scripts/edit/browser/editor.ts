import { giveFolder, redirect, translated } from './handles.ts';

// Starts Sveltia CMS on the company's folder.

const base = new URL('../', import.meta.url);

// It asks for newer versions of itself, and for words of its languages, elsewhere.
const ownFetch = window.fetch.bind(window);
window.fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input, location.href);
  const isHere = url.origin === location.origin || url.protocol === 'data:';
  return isHere ? ownFetch(input, init) : Promise.resolve(new Response(null, { status: 404 }));
};

giveFolder();
Object.assign(window, { redirect, translated });

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

// Nobody finds anything in a menu of sixty kinds of bands.
new MutationObserver(() => {
  for (const menu of document.querySelectorAll('[role=menu]:not(:has([type=search]))')) {
    const items = [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')];
    if (items.length < 12) continue;
    const search = document.createElement('input');
    Object.assign(search, { type: 'search', ariaLabel: 'Search', placeholder: 'Search' });
    const isWanted = (item: HTMLElement) =>
      item.textContent.toLowerCase().includes(search.value.trim().toLowerCase());
    search.oninput = () => {
      for (const item of items) item.style.display = isWanted(item) ? '' : 'none';
    };
    search.onkeydown = (event) => {
      if (event.key === 'Enter') items.find(isWanted)?.click();
      if (!/^(Arrow(Up|Down)|Escape|Tab)$/.test(event.key)) event.stopPropagation();
    };
    search.style.padding = '0.5rem 1rem';
    menu.prepend(search);
    // The editor gives the focus to the first item.
    const onType = ({ key }: Event & { key?: string }) => key?.length === 1 && search.focus();
    menu.addEventListener('keydown', onType, true);
  }
}).observe(document.body, { childList: true, subtree: true });
