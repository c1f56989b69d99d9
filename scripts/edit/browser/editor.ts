import type { CmsConfig } from '@sveltia/cms';
import type { Settings } from '../config.ts';
import { formatOf } from '../format.ts';
import { FocusPoint, showPictures } from './focus.ts';
import { giveFolder, rewrite, translated } from './handles.ts';

// Starts Sveltia CMS: in the window of `npm run edit` on the company's folder, where it was published on a repository.

const read = await fetch('settings.json');
type Read = { config: CmsConfig; formats: Settings['formats']; site?: string };
const { config, formats, site } = (await read.json()) as Read;

const hosts = new Map([
  ['github', 'https://api.github.com'],
  ['gitlab', 'https://gitlab.com'],
]);

// It asks for newer versions of itself, and how its backend is, elsewhere.
const ownFetch = window.fetch.bind(window);
window.fetch = (input, init) => {
  const { origin, protocol } = new URL(input instanceof Request ? input.url : input, location.href);
  const isMeant = origin === location.origin || protocol === 'data:' || protocol === 'blob:';
  const isBackend = site === undefined && origin === hosts.get(config.backend?.name ?? '');
  return isMeant || isBackend
    ? ownFetch(input, init)
    : Promise.resolve(new Response(null, { status: 404 }));
};

if (site !== undefined) giveFolder();
const { default: editor } = await import('@sveltia/cms');
const registered = new Map(
  formats.map(({ name, path, schema }) => [name, formatOf(path, schema)] as const),
);
for (const [name, format] of registered)
  editor.registerCustomFormat(name, name.includes('-') ? 'md' : 'yaml', format);
editor.registerFieldType('focus', FocusPoint);
void editor.init({ config });

/** Writes a redirect from the address of a page to its new one. */
const redirect = (from: string, to: string) =>
  rewrite('redirects.yaml', (text) => {
    const format = registered.get('redirects');
    const form = format?.fromFile(text) ?? {};
    return format?.toFile({ ...form, list: [...(form.list as object[]), { from, to }] }) ?? text;
  });
Object.assign(window, { redirect, translated });

// Nobody finds anything in a menu of sixty kinds of bands.
new MutationObserver(() => {
  showPictures();
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
}).observe(document.body, { childList: true, subtree: true, attributeFilter: ['src'] });
