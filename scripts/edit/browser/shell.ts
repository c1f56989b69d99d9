import type { State } from '../state.ts';

// The window: the editor, the page beside it, and what is wrong with the folder below.

const find = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind;
const editor = find<HTMLIFrameElement>('editor');
let page = find<HTMLIFrameElement>('site');
const [status, dialog] = [find('status'), find<HTMLDialogElement>('question')];
const current = find<HTMLButtonElement>('translated');

const read = async (path: string): Promise<unknown> => (await fetch(path)).json();
const { site } = (await read('settings.json')) as { site: string };

const inEditor = () => editor.contentWindow as Window;
const place = () => inEditor().location.hash.replace(/^#|[?].*$/g, '');

let state = (await read('state')) as State;
let [shown, last, before] = ['', '', ''];
/** The band that the page was asked to show; undefined until the page can be asked. */
let band: string | undefined;
/** The one that is edited; undefined for a file without languages. */
let language: string | undefined;

function show(path: string): void {
  shown = path;
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

/** The page of the entry in the editor, in its language and at its band; the last one while a list is open. */
function follow(): void {
  const { addresses = {}, bands = [], band: shows, older = [] } = state.entries[place()] ?? {};
  const editor = inEditor().document;
  const { locale } = editor.querySelector<HTMLElement>('[data-locale]')?.dataset ?? {};
  // The editor shows no language while it saves.
  if (locale || place() !== last) language = locale;
  const path = addresses[language ?? ''] ?? Object.values(addresses)[0];
  // Also if the person has followed links on the page since.
  const isOpened = place() !== before;
  before = place();
  if (path !== undefined && (isOpened || path !== shown)) show(path);
  const file = older.find((one) => one.startsWith(`${language}/`)) ?? '';
  current.hidden = file === '';
  current.value = file;
  current.textContent = `${file} is older than what it translates. Say that it is up to date`;
  if (place() in state.entries) last = place();
  // Also after saving has closed the entry, since a translation begins to wait then.
  const waiting = (state.entries[last]?.older ?? [])
    .filter((one) => one !== file)
    .map(
      (one) =>
        `${one} waits for its translation: open it, and choose its language at the top left.`,
    );
  const wrong =
    state.problems ||
    'Nothing is wrong. Visitors see what you have saved after the next publication.';
  const text = [wrong, ...waiting].join('\n');
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

const ended =
  'npm run edit has ended. What you have not saved is kept in this browser: start it again, and open the new address.';

async function look(): Promise<void> {
  state = (await read('state').catch(() => ({ ...state, problems: ended }))) as State;
}

async function keepLooking(): Promise<void> {
  await look();
  setTimeout(() => void keepLooking(), 1_000);
}

show('/');
void keepLooking();
// More often than the state: a person opens another entry faster than the folder is checked.
setInterval(follow, 250);

current.onclick = () => void fetch(`translated/${current.value}`, { method: 'PUT' }).then(look);

/** The words of a question and its two buttons; for a file, its text on disk and the text to be saved. */
type Question = Record<'heading' | 'text' | 'no' | 'yes', string> & {
  disk?: string;
  mine?: string;
};

async function ask({ disk, mine, ...words }: Question): Promise<boolean> {
  for (const [id, text] of Object.entries(words)) find(id).textContent = text;
  find('both').hidden = disk === undefined;
  compare(find('disk'), disk ?? '', mine ?? '');
  compare(find('mine'), mine ?? '', disk ?? '');
  dialog.returnValue = '';
  dialog.showModal();
  await new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
  return dialog.returnValue === 'yes';
}

/** Shows a text and marks the lines that the other text does not have. */
function compare(into: HTMLElement, text: string, other: string): void {
  const there = new Set(other.split('\n'));
  into.replaceChildren(
    ...text.split('\n').map((line) => {
      const element = document.createElement(there.has(line) ? 'span' : 'mark');
      element.textContent = `${line}\n`;
      return element;
    }),
  );
}

/** Proposes a redirect for a page whose address has changed. */
async function moved(from: string, to: string): Promise<void> {
  const entry = Object.values(state.entries).find(({ file }) => file === from);
  const [old] = Object.values(entry?.addresses ?? {});
  if (!old) return;
  const now = old.replace(/[^/]*$/, to.replace(/^.*\/|[.]\w+$/g, ''));
  const text = `It was at ${old}, and is at ${now} now. Links of others, and search engines, still lead to the old address.`;
  const heading = 'This page has a new address';
  if (!(await ask({ heading, text, no: 'No redirect', yes: 'Redirect the old address' }))) return;
  while (place().includes('/entries/')) await new Promise(requestAnimationFrame);
  await fetch('redirects', { method: 'PUT', body: JSON.stringify({ from: old, to: now }) });
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
