import type { Parent } from './shell.ts';

// The editor works on a folder that a person picks in the browser's dialog. This one comes from the server instead, so it
// works in every browser, without a dialog.

const address = (path: string) => `files/${path.split('/').map(encodeURIComponent).join('/')}`;

// Keep the window, not its functions: they may not be defined yet.
const shell = window.parent as Window & Parent;

/** The version of each file that the editor has: the server refuses to write over any other. */
const knownVersions = new Map<string, string | null>();

/** The copies of files by their originals: the editor moves a file by copying it and deleting the original. */
const copied = new Map<string, string>();

/** The answers that deletions wait for. Files saved with them wait too: their links to the deleted ones are removed. */
const answers = new Set<Promise<boolean>>();

const isAgreed = async () => (await Promise.all(answers)).every(Boolean);

const listed = async (path: string) => (await (await fetch(path)).json()) as string[];

const refusal = async (response: Response) =>
  ((await response.json()) as { message: string }).message;

/** Asks before deleting an entry that others link to. */
async function mayDelete(path: string): Promise<boolean> {
  const heading = 'Others link to this entry';
  const text = (await listed(`links/${path}`)).join('\n');
  return text === '' || shell.ask({ heading, text, no: 'Leave it', yes: 'Delete it' });
}

async function send(path: string, method: string, body: Blob | string | null = null) {
  const tag = knownVersions.get(path);
  return fetch(address(path), { method, body, headers: tag ? { 'If-Match': tag } : {} });
}

async function save(path: string, body: Blob | string): Promise<void> {
  const response = await send(path, 'PUT', body);
  if (response.ok) return void knownVersions.set(path, response.headers.get('etag'));
  const message = await refusal(response);
  if (response.status !== 409) throw new Error(message);
  const newer = await fetch(address(path));
  const isMine = await shell.ask({
    heading: 'This file has changed since you opened it',
    text: message,
    no: 'Leave it as it is now',
    yes: 'Save mine over it',
    ...(typeof body === 'string' && { disk: await newer.text(), mine: body }),
  });
  if (!isMine) throw new Error(message);
  knownVersions.set(path, newer.headers.get('etag'));
  return save(path, body);
}

/** The part of a file's or a folder's handle that the editor uses. The editor awaits every result, so methods need not be async. */
class Handle {
  readonly kind = 'file';
  readonly path: string;
  readonly name: string;

  constructor(path: string) {
    this.path = path;
    this.name = path.replace(/^.*\//, '');
  }

  /** Every file by its whole path: the editor lists only the first folder, and checks whether others are empty. */
  async *entries(): AsyncGenerator<[string, Handle]> {
    for (const path of await listed('list')) yield [path, new Handle(path)];
  }

  getFileHandle(name: string): Handle {
    return new Handle(this.path === '' ? name : `${this.path}/${name}`);
  }

  readonly getDirectoryHandle = (name: string) => this.getFileHandle(name);

  readonly requestPermission = () => 'granted';

  async getFile(): Promise<File> {
    const response = await fetch(address(this.path));
    if (!response.ok) throw new Error(await refusal(response));
    // The editor re-reads a file after saving it; keep the tag from the save.
    if (!knownVersions.has(this.path)) knownVersions.set(this.path, response.headers.get('etag'));
    // Browsers detect other types by their bytes.
    const type = this.name.endsWith('.svg') ? 'image/svg+xml' : '';
    const file = new File([await response.blob()], this.name, { type });
    return Object.assign(file, { path: this.path });
  }

  createWritable() {
    return {
      // Not in close(): the editor ignores its errors.
      write: async (data: (Blob & { path?: string }) | string) => {
        if (!(await isAgreed())) throw new Error(`${this.path} stays.`);
        await save(this.path, data);
        if (typeof data !== 'string' && data.path) copied.set(data.path, this.path);
      },
      close: () => undefined,
    };
  }

  async removeEntry(name: string): Promise<void> {
    const { path } = this.getFileHandle(name);
    const to = copied.get(path);
    if (to === undefined) {
      const answer = mayDelete(path);
      answers.add(answer);
      await answer;
      // Wait for the answers about its other languages.
      const agreed = await isAgreed();
      answers.delete(answer);
      if (!agreed) throw new Error(`${path} stays.`);
    }
    const response = await send(path, 'DELETE');
    if (!response.ok) throw new Error(await refusal(response));
    knownVersions.delete(path);
    if (to !== undefined && copied.delete(path)) void shell.moved(path, to);
  }
}

/** Makes the company's folder the one that the person has picked before, which the editor opens without asking. */
export function giveFolder(): void {
  const folder = new Handle('');
  Object.assign(window, {
    showDirectoryPicker: () => folder,
    // The editor checks here whether handles can move files, and these cannot.
    FileSystemFileHandle: Handle,
  });
  localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'local' }));
  const get = Reflect.get(IDBObjectStore.prototype, 'get') as IDBObjectStore['get'];
  IDBObjectStore.prototype.get = function (this: IDBObjectStore, key) {
    const request = get.call(this, key);
    if (key === 'root_dir_handle') Object.defineProperty(request, 'result', { value: folder });
    return request;
  };
}
