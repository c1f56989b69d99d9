// The editor works on a folder that a person picks, as browsers give it. This one comes from the server instead: it is
// there in every browser, and nothing has to be picked.

export type Both = { message: string; disk: string; mine: string };

/** Asks what to do with a file that has changed meanwhile. */
type Ask = (both: Both) => Promise<'disk' | 'mine'>;

const base = new URL('../', import.meta.url);
const address = (path: string) =>
  new URL(`files/${path.split('/').map(encodeURIComponent).join('/')}`, base);

let ask: Ask;

/** What was read, by its path: the server refuses to write over anything else. */
const tags = new Map<string, string>();

const missing = (path: string) => new DOMException(`There is no ${path}`, 'NotFoundError');

async function listed(): Promise<string[]> {
  return (await (await fetch(new URL('list', base))).json()) as string[];
}

async function refusal(response: Response): Promise<Both> {
  return (await response.json()) as Both;
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
    // One that is being made has nothing yet.
    if (response.status === 404) return new File([], this.name);
    if (!response.ok) throw new Error((await refusal(response)).message);
    tags.set(this.path, response.headers.get('etag') ?? '');
    return new File([await response.blob()], this.name, { type: typeOf(this.name) });
  }

  createWritable() {
    return Promise.resolve({
      // Not when it is closed: the editor does not hear what fails then.
      write: (data: BlobPart) => this.#save(new Blob([data]), tags.get(this.path)),
      close: () => Promise.resolve(),
    });
  }

  async #save(body: Blob, tag: string | undefined): Promise<void> {
    const headers: HeadersInit = tag === undefined ? {} : { 'If-Match': tag };
    const response = await fetch(address(this.path), { method: 'PUT', body, headers });
    if (response.ok) {
      tags.set(this.path, response.headers.get('etag') ?? '');
      return;
    }
    const both = await refusal(response);
    if (response.status !== 409) throw new Error(both.message);
    if ((await ask(both)) === 'disk') throw new Error(both.message);
    const now = await fetch(address(this.path));
    await this.#save(body, now.ok ? (now.headers.get('etag') ?? '') : undefined);
  }
}

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
    for (const path of await listed()) {
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

  async getFileHandle(name: string, { create = false } = {}) {
    const path = this.#below(name);
    if (!create && !(await listed()).includes(path)) throw missing(path);
    return new FileHandle(path);
  }

  async removeEntry(name: string) {
    const path = this.#below(name);
    const headers = { 'If-Match': tags.get(path) ?? '' };
    const response = await fetch(address(path), { method: 'DELETE', headers });
    // A folder that has become empty is gone with its last file.
    if (!response.ok && response.status !== 403) throw new Error((await refusal(response)).message);
    tags.delete(path);
  }
}

const typeOf = (name: string) =>
  ({ svg: 'image/svg+xml', jpg: 'image/jpeg' })[name.replace(/^.*\./, '')] ?? '';

/**
 * Lets the editor find the company's folder where it remembers the one that a person has picked before: it opens it without
 * a question.
 */
export function giveFolder(asking: Ask): void {
  ask = asking;
  const folder = new FolderHandle('');
  Object.assign(window, {
    showDirectoryPicker: () => Promise.resolve(folder),
    // The browser's own can move files, and these cannot: the editor looks here.
    FileSystemFileHandle: FileHandle,
    FileSystemDirectoryHandle: FolderHandle,
  });
  localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'local' }));
  const get = Reflect.get(IDBObjectStore.prototype, 'get') as IDBObjectStore['get'];
  IDBObjectStore.prototype.get = function (this: IDBObjectStore, key) {
    const request = get.call(this, key);
    if (key === 'root_dir_handle') Object.defineProperty(request, 'result', { value: folder });
    return request;
  };
}
