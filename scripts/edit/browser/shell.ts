import type { State } from '../window-state.ts';

// The window: the editor, the page beside it, and what is wrong with the folder below.

const find = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind;
const editor = find<HTMLIFrameElement>('editor');
let page = find<HTMLIFrameElement>('site');
const status = find('status');
const dialog = find<HTMLDialogElement>('question');
const current = find<HTMLButtonElement>('translated');

const readJson = async (path: string): Promise<unknown> => (await fetch(path)).json();
const { site } = (await readJson('settings.json')) as { site: string };

const inEditor = () => editor.contentWindow as Window;
const place = () => inEditor().location.hash.replace(/^#|[?].*$/g, '');

let state = (await readJson('state')) as State;
/** The path of the page that is shown. */
let shownPath = '';
/** The place of the editor when it was shown. */
let shownPlace = '';
/** The band that the page was asked to show; undefined until the page can be asked. */
let band: string | undefined;
/** The one that is edited; undefined for a file without languages. */
let language: string | undefined;

function show(path: string): void {
  shownPath = path;
  // Use a new frame: the editor's history.back() would also move an existing one, and a page that reloads itself would keep
  // its old address.
  const next = page.cloneNode() as HTMLIFrameElement;
  next.src = site + path;
  band = undefined;
  // A new page is at its top.
  next.onload = () => (band = '');
  page.replaceWith(next);
  page = next;
}

/** Shows the page of the entry in the editor, in its language and at its band; the last one while a list is open. */
function follow(): void {
  const { addresses = {}, bands = [], band: shows, older = [] } = state.entries[place()] ?? {};
  const editor = inEditor().document;
  const { locale } = editor.querySelector<HTMLElement>('[data-locale]')?.dataset ?? {};
  // Also if the person has followed links on the page since.
  const isOpened = place() !== shownPlace;
  // The editor shows no language while it saves.
  if (locale || isOpened) language = locale;
  const path = addresses[language ?? ''] ?? Object.values(addresses)[0];
  shownPlace = place();
  if (path !== undefined && (isOpened || path !== shownPath)) show(path);
  const file = older.find((one) => one.startsWith(`${language}/`)) ?? '';
  current.hidden = file === '';
  current.value = file;
  current.textContent = `${file} is older than what it translates. Say that it is up to date`;
  const waiting = older.filter((one) => one !== file);
  const text = [
    state.problems ||
      'Nothing is wrong. Visitors see what you have saved after the next publication.',
    ...waiting.map(
      (one) =>
        `${one} waits for its translation: open it, and choose its language at the top left.`,
    ),
  ].join('\n');
  if (status.textContent !== text) status.textContent = text;
  const inBand = '[data-key-path^="bands."]';
  const field =
    editor.activeElement?.closest<HTMLElement>(inBand) ??
    editor.activeElement?.closest('[role=group]')?.querySelector<HTMLElement>(inBand);
  const index = Number(/^bands[.](\d+)/.exec(field?.dataset.keyPath ?? '')?.[1] ?? NaN);
  const kind = shows ?? bands[index];
  if (kind === undefined || band === undefined) return;
  const nth = bands.slice(0, index).filter((one) => one === kind).length;
  if (band === `${kind} ${nth}`) return;
  band = `${kind} ${nth}`;
  page.contentWindow?.postMessage({ band: kind, nth }, site);
}

current.onclick = () => void fetch(`translated/${current.value}`, { method: 'PUT' });

/** The words of a question and its two buttons; for a file, its text on disk and the text to be saved. */
type Question = Record<'heading' | 'text' | 'no' | 'yes', string> & {
  disk?: string;
  mine?: string;
};

async function ask({ disk = '', mine = '', ...words }: Question): Promise<boolean> {
  const texts = { ...words, disk: marked(disk, mine), mine: marked(mine, disk) };
  for (const [id, text] of Object.entries(texts)) find(id).textContent = text;
  find('both').hidden = mine === '';
  dialog.returnValue = '';
  dialog.showModal();
  await new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
  return dialog.returnValue === 'yes';
}

/** Points to the lines of a text that the other one does not have. */
function marked(text: string, other: string): string {
  const there = new Set(other.split('\n'));
  return text.replace(/^.*$/gm, (line) => (there.has(line) ? line : `▶ ${line}`));
}

/** Opens a page at its new address, and proposes a redirect from the old one. */
async function moved(from: string, to: string): Promise<void> {
  const [page, entry] = Object.entries(state.entries).find(([, { file }]) => file === from) ?? [];
  const [old] = Object.values(entry?.addresses ?? {});
  if (!page || !old) return;
  const slug = to.replace(/^.*\/|[.]\w+$/g, '');
  const now = old.replace(/[^/]*$/, slug);
  const text = `It was at ${old}, and is at ${now} now. Links of others, and search engines, still lead to the old address.`;
  const heading = 'This page has a new address';
  const isWanted = await ask({ heading, text, no: 'No redirect', yes: 'Redirect the old address' });
  // While the editor saves, its menu is disabled.
  const menu = '.content-editor > [role=toolbar] [aria-haspopup=menu]:disabled';
  while (inEditor().document.querySelector(menu)) await new Promise(requestAnimationFrame);
  const body = JSON.stringify({ from: old, to: now });
  if (isWanted) await fetch('redirects', { method: 'PUT', body });
  inEditor().location.hash = page.replace(/[^/]*$/, slug);
  // The editor has read the redirects before.
  inEditor().location.reload();
}

// A click on a text opens the list that its band shows, or its page; in the footer, the company's facts.
type Clicked = { path: string | null; band?: string };
addEventListener('message', ({ origin, data: { path, band } }: MessageEvent<Clicked>) => {
  if (origin !== site) return;
  const there = Object.entries(state.entries).filter(
    ([, { addresses }]) => path !== null && Object.values(addresses).includes(path),
  );
  const [to = '/collections/company/entries/company'] =
    there.find(([, { band: shows }]) => shows !== undefined && shows === band) ??
    there.find(([, { band: shows }]) => shows === undefined) ??
    [];
  if (to !== place()) inEditor().location.hash = to;
});

const parent = { ask, moved };
Object.assign(window, parent);

/** What the window does for the editor. */
export type Parent = typeof parent;

const ended =
  'npm run edit has ended. What you have not saved is kept in this browser: start it again, and open the new address.';

show('/');
for (;;) {
  state = (await readJson('state').catch(() => ({ ...state, problems: ended }))) as State;
  follow();
  await new Promise((resolve) => setTimeout(resolve, 250));
}
