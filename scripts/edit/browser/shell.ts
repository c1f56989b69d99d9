import type { Both } from './handles.ts';

// The window: the editor, the page beside it, and what is wrong with the folder below.

const base = new URL('../', import.meta.url);
const find = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind;
const [editor, page] = [find<HTMLIFrameElement>('editor'), find<HTMLIFrameElement>('site')];
const [problems, dialog] = [find('problems'), find<HTMLDialogElement>('conflict')];

const { site } = (await (await fetch(new URL('settings', base))).json()) as { site: string };
let shown = '';
show('/');

function show(path: string): void {
  if (path === shown) return;
  shown = path;
  page.src = site + path;
}

/** The page of the entry in the editor; the last one while a list is open. */
function follow(pages: Record<string, string>): void {
  const path =
    pages[editor.contentWindow?.location.hash.replace(/^#/, '').replace(/\?.*$/, '') ?? ''];
  if (path !== undefined) show(path);
}

async function look(): Promise<void> {
  try {
    const response = await fetch(new URL('problems', base));
    const said = (await response.json()) as { problems: string; pages: Record<string, string> };
    const text = said.problems || 'Nothing is wrong: what is here can be published.';
    if (problems.textContent !== text) problems.textContent = text;
    follow(said.pages);
  } catch {
    problems.textContent =
      'npm run edit has ended. What you have not saved is kept in this browser: start it again, and reload.';
  }
  setTimeout(() => void look(), 1_000);
}
void look();

Object.assign(window, {
  /** Shows both versions of a file, and asks which one stays. */
  async ask({ message, disk, mine }: Both): Promise<'disk' | 'mine'> {
    find('conflict-file').textContent = message;
    compare(find('disk'), disk, mine);
    compare(find('mine'), mine, disk);
    dialog.returnValue = '';
    dialog.showModal();
    await new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
    return dialog.returnValue === 'mine' ? 'mine' : 'disk';
  },
});

/** Writes a text with the lines marked that the other one has not. */
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
