import { renew } from '../shape.ts';
import type { Parent } from './shell.ts';

// The editor works on a folder that a person picks, as browsers give it. This one comes from the server instead: it is
// there in every browser, and nothing has to be picked.

const address = (path: string) => `files/${path.split('/').map(encodeURIComponent).join('/')}`;

// Not its functions: this script may run before the window's own.
const shell = window.parent as Window & Parent;

/** What was read, by its path: the server refuses to write over anything else. */
const known = new Map<string, { tag: string; text: string }>();

/** The files that were copied, and where to: the editor deletes them then. */
const copied = new Map<string, string>();

/** The answers that deletions wait for. What is saved with them waits, too: it takes their names out of other files. */
const answers = new Set<Promise<boolean>>();

const isAgreed = async () => (await Promise.all(answers)).every(Boolean);

const listed = async (path: string) => (await (await fetch(path)).json()) as string[];

const refusal = async (response: Response) =>
  ((await response.json()) as { message: string }).message;

/** Asks before an entry goes that others link to. */
async function mayGo(path: string): Promise<boolean> {
  const links = await listed(`links/${path}`);
  if (links.length === 0) return true;
  return shell.ask({
    heading: 'Others link to this entry',
    text: links.join('\n'),
    no: 'Leave it',
    yes: 'Delete it',
  });
}

class Handle {
  readonly name: string;
  readonly path: string;

  constructor(path: string) {
    this.path = path;
    this.name = path.replace(/^.*\//, '');
  }
}

class FileHandle extends Handle {
  readonly kind = 'file';

  async getFile(): Promise<File> {
    const response = await fetch(address(this.path));
    if (response.status === 204) {
      // One that is being made has nothing yet.
      known.delete(this.path);
      return new File([], this.name);
    }
    if (!response.ok) throw new Error(await refusal(response));
    // The others are known by their bytes.
    const type = this.name.endsWith('.svg') ? 'image/svg+xml' : '';
    const file = new File([await response.blob()], this.name, { type });
    const text = /[.](yaml|md)$/.test(this.path) ? await file.text() : '';
    known.set(this.path, { tag: response.headers.get('etag') ?? '', text: plain(text) });
    return Object.assign(file, { path: this.path });
  }

  createWritable() {
    return Promise.resolve({
      // Not when it is closed: the editor does not hear what fails then.
      write: async (data: (Blob & { path?: string }) | string) => {
        if (!(await isAgreed())) throw new Error(`${this.path} stays.`);
        // It saves every language of an entry.
        if (typeof data === 'string' && data === known.get(this.path)?.text) return;
        await this.#save(data);
        if (typeof data !== 'string' && data.path) copied.set(data.path, this.path);
      },
      close: () => Promise.resolve(),
    });
  }

  async #save(body: Blob | string): Promise<void> {
    const tag = known.get(this.path)?.tag;
    const headers: HeadersInit = tag === undefined ? {} : { 'If-Match': tag };
    const response = await fetch(address(this.path), { method: 'PUT', body, headers });
    if (response.ok) {
      const text = typeof body === 'string' ? body : '';
      known.set(this.path, { tag: response.headers.get('etag') ?? '', text });
      return;
    }
    const message = await refusal(response);
    if (response.status !== 409) throw new Error(message);
    const disk = await (await fetch(address(this.path))).text();
    const isMine = await shell.ask({
      heading: 'This file has changed since you opened it',
      text: message,
      no: 'Leave it as it is now',
      yes: 'Save mine over it',
      ...(typeof body === 'string' && { disk, mine: body }),
    });
    if (!isMine) throw new Error(message);
    await this.getFile();
    await this.#save(body);
  }
}

/** The text of a file as the editor compares it. */
const plain = (text: string) => `${text.trim().replace(/\r\n?/g, '\n')}\n`;

class FolderHandle extends Handle {
  readonly kind = 'directory';

  requestPermission() {
    return Promise.resolve('granted');
  }

  #below(name: string) {
    return this.path === '' ? name : `${this.path}/${name}`;
  }

  async *entries(): AsyncGenerator<[string, FileHandle | FolderHandle]> {
    const start = this.#below('');
    const names = new Map<string, boolean>();
    for (const path of await listed('list')) {
      if (!path.startsWith(start)) continue;
      const [name = '', ...rest] = path.slice(start.length).split('/');
      names.set(name, rest.length > 0);
    }
    for (const [name, isFolder] of names) {
      const path = this.#below(name);
      yield [name, isFolder ? new FolderHandle(path) : new FileHandle(path)];
    }
  }

  getDirectoryHandle(name: string) {
    return Promise.resolve(new FolderHandle(this.#below(name)));
  }

  getFileHandle(name: string) {
    return Promise.resolve(new FileHandle(this.#below(name)));
  }

  async removeEntry(name: string) {
    const path = this.#below(name);
    const to = copied.get(path);
    if (to === undefined) {
      const answer = mayGo(path);
      answers.add(answer);
      await answer;
      // Of its other languages, too.
      const goes = await isAgreed();
      answers.delete(answer);
      if (!goes) throw new Error(`${path} stays.`);
    }
    const headers = { 'If-Match': known.get(path)?.tag ?? '' };
    const response = await fetch(address(path), { method: 'DELETE', headers });
    // A folder that has become empty is gone with its last file.
    if (!response.ok && response.status !== 403) throw new Error(await refusal(response));
    known.delete(path);
    if (to !== undefined && copied.delete(path)) void shell.moved(path, to);
  }
}

/** Says that a file of a translation is as new as what it translates. */
export async function translated(path: string): Promise<void> {
  await fetch(`translated/${path}`, { method: 'PUT' });
  const old = known.get(path)?.text ?? '';
  await new FileHandle(path).getFile();
  renew(old.trim(), (known.get(path)?.text ?? '').trim());
}

/**
 * Lets the editor find the company's folder where it remembers the one that a person has picked before: it opens it without
 * a question.
 */
export function giveFolder(): void {
  const folder = new FolderHandle('');
  Object.assign(window, {
    showDirectoryPicker: () => Promise.resolve(folder),
    // The browser's own can move files, and these cannot: the editor looks here.
    FileSystemFileHandle: FileHandle,
  });
  localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'local' }));
  const get = Reflect.get(IDBObjectStore.prototype, 'get') as IDBObjectStore['get'];
  IDBObjectStore.prototype.get = function (this: IDBObjectStore, key) {
    const request = get.call(this, key);
    if (key === 'root_dir_handle') Object.defineProperty(request, 'result', { value: folder });
    return request;
  };
}
