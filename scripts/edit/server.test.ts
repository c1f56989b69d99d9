import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { writeFromTemplate } from '../new.ts';
import { startEditor } from './server.ts';

type Sent = { method?: string; headers?: Record<string, string>; body?: string | Buffer };

/** An editor of a new company, with a secret beside the company's folder. */
async function editor() {
  const place = temporaryFolder();
  const folder = join(place, 'halden');
  writeFromTemplate('company', 'Halden & Rye', folder);
  writeFileSync(join(place, 'secret.yaml'), 'name: secret\n');
  const pages = join(place, 'pages');
  mkdirSync(pages);
  for (const file of ['window.html', 'page.js']) writeFileSync(join(pages, file), '');
  const { url, stop } = await startEditor({
    folder,
    pages,
    port: 0,
    site: 'http://localhost:4321',
    state: () => ({ problems: '', entries: {} }),
  });
  onTestFinished(stop);
  const { host, port, pathname, origin } = new URL(url);
  /** Sends a path as it is, as no browser would. */
  async function ask(path: string, { method = 'GET', headers = {}, body }: Sent = {}) {
    const sent = request({ port, host: '127.0.0.1', path, method, headers: { host, ...headers } });
    sent.end(body);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    return { status: response.statusCode, headers: response.headers, text: await text(response) };
  }
  const asEditor = (path: string, sent: Sent = {}) =>
    ask(pathname + path, { ...sent, headers: { origin, ...sent.headers } });
  /** Saves a file as the editor does that has read it. */
  async function save(file: string, change: (text: string) => string, tag?: string) {
    const opened = await asEditor(`files/${file}`);
    const headers = { 'if-match': tag ?? String(opened.headers.etag) };
    return asEditor(`files/${file}`, { method: 'PUT', body: change(opened.text), headers });
  }
  const onDisk = (file: string) => readFileSync(join(folder, file), 'utf8');
  return { place, folder, ask, asEditor, save, onDisk, secret: pathname, origin, port };
}

test('the editor is for the page that has its address alone', async () => {
  const { ask, asEditor, secret, origin, port } = await editor();
  expect((await asEditor('')).status).toBe(200);
  expect((await asEditor('list')).status).toBe(200);
  const elsewhere = 'https://elsewhere.example.com';
  const change = { method: 'PUT', body: '{}' };
  const refused: [string, string, Sent][] = [
    ['no token', '/', {}],
    ['no token for a file', '/files/company.yaml', {}],
    ['another token', `/${'x'.repeat(secret.length - 2)}/list`, {}],
    ['part of the token', `${secret.slice(0, 12)}/list`, {}],
    ['another host', `${secret}list`, { headers: { host: 'attacker.example.com' } }],
    ['another name of this machine', `${secret}list`, { headers: { host: `localhost:${port}` } }],
    ['another port', `${secret}list`, { headers: { host: '127.0.0.1:1' } }],
    ['another origin that reads', `${secret}list`, { headers: { origin: elsewhere } }],
    [
      'another origin that writes',
      `${secret}files/company.yaml`,
      { ...change, headers: { origin: elsewhere } },
    ],
    ['a sandboxed page', `${secret}files/company.yaml`, { ...change, headers: { origin: 'null' } }],
    ['no origin that writes', `${secret}files/company.yaml`, change],
    [
      'a link of another site',
      secret,
      { headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' } },
    ],
    [
      'another server of this machine',
      `${secret}list`,
      { headers: { 'sec-fetch-site': 'same-site' } },
    ],
    ['another method', `${secret}list`, { method: 'POST', headers: { origin } }],
  ];
  for (const [name, path, sent] of refused) {
    const { status, text: answer } = await ask(path, sent);
    expect([name, status]).toEqual([
      name,
      expect.toSatisfy((one: number) => one >= 400 && one < 500),
    ]);
    expect(answer, name).not.toContain('halden');
  }
});

test('the editor reaches nothing outside of the texts and pictures of the folder', async () => {
  const { place, folder, asEditor, onDisk } = await editor();
  const secret = readFileSync(join(place, 'secret.yaml'), 'utf8');
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  mkdirSync(join(place, 'outside'));
  symlinkSync(join(place, 'secret.yaml'), join(folder, 'services/linked.yaml'));
  symlinkSync(join(place, 'outside'), join(folder, 'jobs'));
  symlinkSync(join(place, 'nowhere.yaml'), join(folder, 'services/dangling.yaml'));
  const paths = [
    '../secret.yaml', '%2e%2e/secret.yaml', '..%2fsecret.yaml', '%2e%2e%2fsecret.yaml', 'services/../../secret.yaml',
    '..%5csecret.yaml', 'services/%00.yaml', '/etc/passwd', '%2fetc%2fpasswd', './company.yaml', 'services//x.yaml', '%ff',
    'services/linked.yaml', 'services/dangling.yaml', 'jobs/new.yaml', '.env', '.git/config', 'services/.hidden.yaml', 'art/art.tsx', 'package.json',
    'pictures/script.js', 'pictures/page.html', 'public/index.html', 'node_modules/x.yaml',
  ]; // prettier-ignore
  for (const path of paths)
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const { status } = await asEditor(`files/${path}`, {
        method,
        ...(method === 'PUT' && { body: '{"name":"x"}' }),
      });
      expect([path, method, status]).toEqual([
        path,
        method,
        expect.toSatisfy((one: number) => one >= 400 && one < 500),
      ]);
    }
  expect(readFileSync(join(place, 'secret.yaml'), 'utf8')).toBe(secret);
  for (const file of [
    'outside/new.yaml',
    'nowhere.yaml',
    'halden/art/art.tsx',
    'halden/pictures/script.js',
  ])
    expect(existsSync(join(place, file)), file).toBe(false);
  expect(onDisk('company.yaml')).toContain('Halden');
  const list = JSON.parse((await asEditor('list')).text) as string[];
  expect(list).toContain('company.yaml');
  expect(list.filter((file) => /linked|^jobs|home-made|package/.test(file))).toEqual([]);
  for (const path of ['company.yaml', 'de/company.yaml', '..%2fsecret.yaml'])
    expect((await asEditor(`translated/${path}`, { method: 'PUT' })).status).toBe(403);
  expect((await asEditor('links/..%2fsecret.yaml')).status).toBe(403);
  for (const path of ['../secret.yaml', '..%2fpages/page.js', 'a/../page.js', '.page.js', 'no.js'])
    expect((await asEditor(path)).status).toBe(404);
});

test('the window may load nothing from elsewhere, and no other page may hold it', async () => {
  const { asEditor } = await editor();
  const { headers } = await asEditor('');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy.match(/https?:\S+/g)).toEqual(['http://localhost:4321;']);
  expect(policy.match(/script-src [^;]*/)?.[0]).not.toContain('unsafe-inline');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect((await asEditor('files/company.yaml')).headers['content-type']).toBe(
    'application/octet-stream',
  );
});

test('a saved file is written as it is, with the ends of lines that it had', async () => {
  const { folder, save, onDisk } = await editor();
  const before = onDisk('company.yaml');
  const change = (text: string) => text.replace(/^phone: .*$/m, 'phone: +1 (555) 555-0199');
  expect((await save('company.yaml', change)).status).toBe(204);
  expect(onDisk('company.yaml')).toBe(change(before));
  writeFileSync(join(folder, 'company.yaml'), before.replaceAll('\n', '\r\n'));
  expect((await save('company.yaml', () => change(before))).status).toBe(204);
  expect(onDisk('company.yaml')).toBe(change(before).replaceAll('\n', '\r\n'));
});

test('a file that has changed on disk meanwhile is not overwritten', async () => {
  const { folder, asEditor, save, onDisk } = await editor();
  const opened = await asEditor('files/company.yaml');
  const tag = String(opened.headers.etag);
  const theirs = onDisk('company.yaml').replace(/^phone: .*$/m, 'phone: +1 (555) 555-0111');
  writeFileSync(join(folder, 'company.yaml'), theirs);
  const mine = opened.text.replace(/^email: .*$/m, 'email: new@halden-rye.example.com');
  const refused = await save('company.yaml', () => mine, tag);
  expect([refused.status, onDisk('company.yaml')]).toEqual([409, theirs]);
  // A file that nobody has opened here is not replaced either, nor deleted.
  const unread = { method: 'PUT', body: mine };
  expect((await asEditor('files/company.yaml', unread)).status).toBe(409);
  expect(
    (await asEditor('files/company.yaml', { method: 'DELETE', headers: { 'if-match': tag } }))
      .status,
  ).toBe(409);
  // When the person has seen both and chooses.
  expect((await save('company.yaml', () => mine)).status).toBe(204);
  expect(onDisk('company.yaml')).toContain('email: new@halden-rye.example.com\n');
});

test('a new page, a new picture and a deleted page are files of the folder', async () => {
  const { asEditor, save, onDisk, folder } = await editor();
  expect((await asEditor('files/pages/fairs.yaml')).status).toBe(204);
  const page = { method: 'PUT', body: 'title: Fairs\n' };
  expect((await asEditor('files/pages/fairs.yaml', page)).status).toBe(204);
  expect(onDisk('pages/fairs.yaml')).toBe(page.body);
  expect((await asEditor('files/pages/fairs.yaml', page)).status).toBe(409);
  expect((await save('pages/fairs.yaml', () => 'title: Our fairs\n')).status).toBe(204);
  const bytes = Buffer.from([0xff, 0xd8, 0xff, 0, 1, 2]);
  const picture = { method: 'PUT', body: bytes };
  expect((await asEditor('files/pictures/team/two.jpg', picture)).status).toBe(204);
  expect(readFileSync(join(folder, 'pictures/team/two.jpg'))).toEqual(bytes);
  const tag = String((await asEditor('files/pages/fairs.yaml')).headers.etag);
  const removal = { method: 'DELETE', headers: { 'if-match': tag } };
  expect((await asEditor('files/pages/fairs.yaml', removal)).status).toBe(204);
  expect(existsSync(join(folder, 'pages/fairs.yaml'))).toBe(false);
});

test('a language of an entry that has not been changed is left as it is on disk', async () => {
  const { folder, asEditor, save, onDisk } = await editor();
  const opened = await asEditor('files/company.yaml');
  const theirs = `# Theirs\n${opened.text}`;
  writeFileSync(join(folder, 'company.yaml'), theirs);
  const saved = await save('company.yaml', () => `${opened.text}\n`, String(opened.headers.etag));
  expect([saved.status, onDisk('company.yaml')]).toEqual([204, theirs]);
});

test('a translation keeps the stamp that it has on disk', async () => {
  const { folder, asEditor, save, onDisk } = await editor();
  mkdirSync(join(folder, 'de'));
  writeFileSync(join(folder, 'de/words.yaml'), onDisk('words.yaml'));
  const stamp = (hash: string) => `# Translation of company.yaml, ${hash.repeat(12)}\n`;
  writeFileSync(join(folder, 'de/company.yaml'), `${stamp('a')}name: Halden\n`);
  await asEditor('list');
  const opened = await asEditor('files/de/company.yaml');
  writeFileSync(join(folder, 'de/company.yaml'), `${stamp('b')}name: Halden\n`);
  const change = () => opened.text.replace('Halden', 'Rye');
  const saved = await save('de/company.yaml', change, String(opened.headers.etag));
  expect([saved.status, onDisk('de/company.yaml')]).toEqual([204, `${stamp('b')}name: Rye\n`]);
});

test('a redirect is added to those that there are', async () => {
  const { asEditor, onDisk, folder } = await editor();
  const add = (from: string, to: string) =>
    asEditor('redirects', { method: 'PUT', body: JSON.stringify({ from, to }) });
  writeFileSync(join(folder, 'redirects.yaml'), '# Of the old site.\n- from: /a\n  to: /b\n');
  expect((await add('/c', '/d')).status).toBe(204);
  expect(onDisk('redirects.yaml')).toBe(
    '# Of the old site.\n- from: /a\n  to: /b\n- from: /c\n  to: /d\n',
  );
});
