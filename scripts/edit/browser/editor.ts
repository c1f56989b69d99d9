import type { AppEventListener, CmsConfig } from '@sveltia/cms';
import type { settingsOf } from '../config.ts';
import { formatOf } from '../form-data.ts';
import { FocusPoint, showPictures } from './focus.tsx';
import { giveFolder } from './http-directory.ts';

// Starts Sveltia CMS: on the company's folder in the window of `npm run edit`, and on a repository where it is published.

type Settings = ReturnType<typeof settingsOf> & { site?: string };
const response = await fetch('settings.json');
const { config, formats, site } = (await response.json()) as Settings;

// The editor checks other servers for its newest version and for the backend's status; refuse those requests.
const allowed = [location.origin, 'null', 'https://api.github.com', 'https://gitlab.com'];
const ownFetch = window.fetch.bind(window);
window.fetch = async (input, init) => {
  const { origin } = new URL(input instanceof Request ? input.url : input, location.href);
  return allowed.includes(origin) ? ownFetch(input, init) : new Response(null, { status: 404 });
};

// Keep an entry open after saving, unless the person has chosen otherwise.
localStorage['sveltia-cms.prefs'] ??= JSON.stringify({ closeOnSave: false });
if (site !== undefined) giveFolder();
const { default: editor } = await import('@sveltia/cms');
for (const { name, path, schema } of formats) {
  const extension = path.endsWith('.md') ? 'md' : 'yaml';
  const { fromFile, toFile } = formatOf(path, schema);
  editor.registerCustomFormat(name, extension, { fromFile, toFile });
  // Otherwise, the editor would keep new people without their ids, and nobody could choose them.
  const handler: AppEventListener['handler'] = ({ entry }) => {
    const { collection, path: file, data } = entry.toJS();
    const isList = collection === 'lists' && file.endsWith(path);
    return isList ? entry.set('data', fromFile(toFile(data))) : undefined;
  };
  editor.registerEventListener({ name: 'preSave', handler });
}
editor.registerFieldType('focus', FocusPoint);
void editor.init({ config: config as CmsConfig });

// A menu of sixty kinds of bands needs a search.
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
      if (event.key === 'Enter') {
        // Otherwise, the key would also press the item, which is focused then.
        event.preventDefault();
        items.find(isWanted)?.click();
      }
      if (!/^(Arrow(Up|Down)|Escape|Tab)$/.test(event.key)) event.stopPropagation();
    };
    search.style.padding = '0.5rem 1rem';
    menu.prepend(search);
    // The editor focuses the first item.
    const onType = ({ key }: Event & { key?: string }) => key?.length === 1 && search.focus();
    menu.addEventListener('keydown', onType, true);
  }
}).observe(document.body, { childList: true, subtree: true, attributeFilter: ['src'] });
