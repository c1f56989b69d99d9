import type { CmsConfig } from '@sveltia/cms';
import type { Settings } from '../config.ts';
import { formatOf } from '../shape.ts';
import { FocusPoint, showPictures } from './focus.tsx';
import { giveFolder } from './handles.ts';

// Starts Sveltia CMS: in the window of `npm run edit` on the company's folder, where it was published on a repository.

const read = await fetch('settings.json');
type Read = { config: CmsConfig; formats: Settings['formats']; site?: string };
const { config, formats, site } = (await read.json()) as Read;

// It asks for newer versions of itself, and how its backend is, elsewhere.
const meant = [location.origin, 'null', 'https://api.github.com', 'https://gitlab.com'];
const ownFetch = window.fetch.bind(window);
window.fetch = async (input, init) => {
  const { origin } = new URL(input instanceof Request ? input.url : input, location.href);
  return meant.includes(origin) ? ownFetch(input, init) : new Response(null, { status: 404 });
};

if (site !== undefined) giveFolder();
const { default: editor } = await import('@sveltia/cms');
for (const { name, path, schema } of formats) {
  const extension = path.endsWith('.md') ? 'md' : 'yaml';
  editor.registerCustomFormat(name, extension, formatOf(path, schema));
}
editor.registerFieldType('focus', FocusPoint);
void editor.init({ config });

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
