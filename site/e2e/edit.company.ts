import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { companyFolder } from '@frontage/contract/company-folder';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { copyOfProject } from '../../test/copy-of-project.ts';
import { freePort } from '../../scripts/service.ts';
import { filesBelow } from '../src/lib/files-below.ts';
import { expect, test } from './support/test.ts';

type Watched = { origins: Set<string>; errors: RegExp[] };

test.use({ viewport: { width: 1600, height: 1000 } });

/** Page and problems follow a change at once, but not on a busy machine. */
const slow = expect.configure({ timeout: 90_000 });

async function startEdit() {
  const folder = mkdtempSync(join(tmpdir(), 'frontage-edit-'));
  const [project, company] = [join(folder, 'project'), join(folder, 'company')];
  copyOfProject(project);
  cpSync(companyFolder(), company, { recursive: true });
  const [port, sitePort] = [await freePort(), await freePort()];
  let printed = '';
  const run = () => {
    printed = '';
    const child = spawn(
      process.execPath,
      ['scripts/edit.ts', '--port', String(port), '--site-port', String(sitePort)],
      { cwd: project, env: { PATH: process.env.PATH, HOME: process.env.HOME, COMPANY: company } },
    );
    const keep = (chunk: Buffer) => (printed += chunk.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    return child;
  };
  let child = run();
  const end = async () => {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  };
  const read = (file: string) => readFileSync(join(company, file), 'utf8');
  const all = () => new Map(filesBelow(company).map((file) => [file, read(file)]));
  return {
    company,
    sitePort,
    read,
    all,
    async url() {
      await expect.poll(() => printed, { timeout: 300_000 }).toMatch(/^Stop +Ctrl\+C$/m);
      return /^Editor +(\S+)$/m.exec(printed)?.[1] ?? '';
    },
    async restart() {
      await end();
      child = run();
    },
    async stop() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Opens a file in the editor through its two lists, as a person does. */
async function open(page: Page, collection: string, entry: string | RegExp) {
  const editor = page.frameLocator('#editor');
  await editor.getByText(collection, { exact: true }).first().click();
  await editor.getByRole('row', { name: entry }).first().click();
  await expect(editor.getByRole('button', { name: 'Save' })).toBeVisible();
  return editor;
}

/** Scrolls to a field of the form: the editor renders only what is in view. */
async function field(page: Page, name: string) {
  const editor = page.frameLocator('#editor');
  const group = editor.getByRole('group', { name: new RegExp(`^“\\W*${name}\\W*” Field$`) });
  await editor.locator('h4').first().hover();
  await expect(async () => {
    if (!(await group.isVisible())) await page.mouse.wheel(0, 500);
    await expect(group).toBeVisible({ timeout: 200 });
  }).toPass();
  await group.scrollIntoViewIfNeeded();
  return group;
}

async function create(page: Page, collection: string) {
  const editor = page.frameLocator('#editor');
  await editor.getByText(collection, { exact: true }).first().click();
  await editor.getByRole('button', { name: 'Create New Entry' }).click();
  await expect(editor.getByRole('button', { name: 'Save' })).toBeVisible();
  return editor;
}

const close = (page: Page) =>
  page.frameLocator('#editor').getByRole('button', { name: 'Cancel Editing' }).click();

/** Saves, and waits until the editor has closed the file. The page follows changes only once it has loaded. */
async function save(page: Page) {
  const site = await page.locator('#site').elementHandle();
  await (await site?.contentFrame())?.waitForLoadState('load');
  const button = page.frameLocator('#editor').getByRole('button', { name: 'Save' });
  await button.click();
  await expect(button).toBeHidden();
}

/** Opens the editor on a copy of the company, and tracks which of its files have changed. */
async function start(page: Page, watched: Watched) {
  const edit = await startEdit();
  const url = await edit.url();
  page.setDefaultTimeout(30_000);
  watched.origins.add(`http://localhost:${edit.sitePort}`);
  let before = edit.all();
  await page.goto(url, { waitUntil: 'commit' });
  await slow(page.getByRole('status')).toHaveText(/^Nothing is wrong/, { timeout: 60_000 });
  return {
    ...edit,
    site: page.frameLocator('#site'),
    was: (file: string) => before.get(file) ?? '',
    /** Expects exactly one file to have changed, in this way. */
    async expectChange(file: string, expected: string) {
      await expect.poll(() => edit.all().get(file)).toBe(expected);
      this.expectFiles({ [file]: expected });
    },
    /** Expects exactly these files to have changed, in this way. */
    expectFiles(expected: Record<string, string>) {
      const now = edit.all();
      const changed = [...now].filter(([name, text]) => before.get(name) !== text);
      expect(Object.fromEntries(changed)).toEqual(expected);
      before = now;
    },
  };
}

test('an owner does the eight everyday tasks in a form beside the page, and each changes its own lines alone', async ({
  page,
  watched,
}) => {
  test.setTimeout(600_000);
  const edit = await start(page, watched);
  const { site, was } = edit;
  // The picture without an alternative text: site/integration/problems.ts.
  watched.errors.push(/status of 500 .* http:\/\/localhost:/);
  const expectChange = edit.expectChange.bind(edit);
  const expectFiles = edit.expectFiles.bind(edit);
  const jpeg = await sharp({ create: { width: 900, height: 900, channels: 3, background: 'teal' } }).jpeg().toBuffer(); // prettier-ignore
  try {
    await test.step('a fact', async () => {
      const { phone } = parse(was('company.yaml')) as { phone: string };
      const editor = await open(page, 'Company', 'Company');
      await editor.getByRole('textbox', { name: 'Phone' }).fill('+1 (555) 555-0199');
      await save(page);
      await expectChange('company.yaml', was('company.yaml').replace(phone, '+1 (555) 555-0199'));
      await slow(site.getByText('+1 (555) 555-0199').first()).toBeAttached();
    });

    await test.step('a testimonial', async () => {
      const text = was('testimonials.yaml');
      const editor = await open(page, 'Lists', 'Testimonials');
      await editor.getByRole('button', { name: /^Add/ }).last().click();
      const fields = { Id: 'new-ledger', Quote: 'It works: we sleep.', Author: 'Bo B.', Designation: 'Owner, bakery' }; // prettier-ignore
      for (const [name, value] of Object.entries(fields))
        await editor.getByRole('textbox', { name }).last().fill(value);
      await save(page);
      await expectChange(
        'testimonials.yaml',
        `${text}- id: new-ledger\n  quote: 'It works: we sleep.'\n  author: Bo B.\n  designation: Owner, bakery\n`,
      );
      await slow(site.getByText('It works: we sleep.')).toBeAttached();
    });

    await test.step('the words of a service, further down, on the page that the window opens', async () => {
      const file = 'services/web-development.yaml';
      const { lede } = parse(was(file)) as { lede: string };
      const editor = await open(page, 'Services', 'Web Development');
      await slow(site.getByRole('heading', { level: 1, name: 'Web Development' })).toBeVisible();
      await slow(site.getByText(lede)).toBeVisible();
      await (await field(page, 'Introduction')).getByRole('textbox').fill('Written in a form.');
      await save(page);
      await expectChange(
        file,
        was(file).replace(/^lede: [^]*?\n(?=\S)/m, 'lede: Written in a form.\n'),
      );
      await slow(site.getByText('Written in a form.').first()).toBeVisible();
      await expect(editor.getByRole('grid')).toBeVisible();
    });

    await test.step('a photograph, which needs an alternative text', async () => {
      const text = was('people.yaml');
      const editor = await open(page, 'Lists', 'People');
      await editor.getByRole('button', { name: 'Expand', exact: true }).nth(1).click();
      await editor.getByRole('checkbox', { name: /^Add.*Portrait/ }).click();
      const chooser = page.waitForEvent('filechooser');
      await editor.getByRole('button', { name: 'Browse' }).click();
      await editor.getByRole('button', { name: 'Upload' }).click();
      const photograph = { name: 'Our Büro & Team.jpg', mimeType: 'image/jpeg', buffer: jpeg };
      await (await chooser).setFiles(photograph);
      await editor.getByRole('button', { name: 'Insert' }).click();
      await save(page);
      await slow(page.getByRole('status')).toContainText('the picture has no alternative text');
      expect(readFileSync(join(edit.company, 'pictures/our-buero-team.jpg'))).toEqual(jpeg);
      const again = await open(page, 'Lists', 'People');
      await again.getByRole('button', { name: 'Expand', exact: true }).nth(1).click();
      const portrait = await field(page, 'Portrait');
      await portrait.getByRole('button', { name: 'Expand', exact: true }).click();
      await portrait.getByRole('textbox', { name: 'Alternative text' }).fill('At her desk');
      await save(page);
      await slow(page.getByRole('status')).toHaveText(/^Nothing is wrong/);
      const first = text.indexOf('- id:', text.indexOf('- id:') + 1);
      const lines = '  portrait:\n    src: our-buero-team.jpg\n    alt: At her desk\n';
      const [before, after] = [text.slice(0, first), text.slice(first)];
      expectFiles({
        'people.yaml': before.replace(/(?=  sample:)/, lines) + after,
        'pictures/our-buero-team.jpg': readFileSync(join(edit.company, 'pictures/our-buero-team.jpg'), 'utf8'),
      }); // prettier-ignore
    });

    await test.step('an article, a draft with a date', async () => {
      const editor = await create(page, 'Articles');
      await editor.getByRole('textbox', { name: 'Title' }).fill('Why we sleep');
      const description = 'How a bakery stopped looking for its orders in three different places.';
      await editor.getByRole('textbox', { name: 'Description' }).fill(description);
      await editor.getByRole('textbox', { name: 'Shown date' }).fill('May 1, 2026');
      await editor.getByRole('textbox', { name: 'Date', exact: true }).fill('2026-05-01');
      const body = 'One **bold** word.\n\n## A heading\n\n- One\n- Two';
      await (await field(page, 'Body')).getByRole('textbox').fill(body);
      await (await field(page, 'Draft')).getByRole('switch').click();
      await save(page);
      const file = 'articles/why-we-sleep.md';
      const facts = `draft: true\ntitle: Why we sleep\ndescription: ${description}\nshownDate: May 1, 2026\ndate: 2026-05-01\n`;
      await expectChange(file, `---\n${facts}---\n\n${body}\n`);
      await open(page, 'Articles', 'Why we sleep');
      await slow(site.getByRole('heading', { name: 'Why we sleep' })).toBeVisible();
      await slow(site.getByRole('heading', { name: 'A heading' })).toBeVisible();
      await close(page);
    });

    await test.step('a translation, marked as up to date', async () => {
      const file = 'de/services/web-development.yaml';
      const editor = await open(page, 'Services', 'Web Development');
      const old = page.getByRole('button', { name: /is older than what it translates/ });
      await editor.getByRole('combobox', { name: 'Switch Locale' }).click();
      await editor.getByRole('option', { name: 'German' }).click();
      await slow(site.getByRole('heading', { name: 'Webentwicklung' }).first()).toBeVisible();
      await (await field(page, 'Introduction')).getByRole('textbox').fill('In ein Formular geschrieben.'); // prettier-ignore
      await save(page);
      const translated = was(file).replace(/^lede:[^]*?\n(?=\S)/m, 'lede: In ein Formular geschrieben.\n'); // prettier-ignore
      await expectChange(file, translated);
      await slow(site.getByText('In ein Formular geschrieben.').first()).toBeVisible();
      const again = await open(page, 'Services', 'Web Development');
      await again.getByRole('combobox', { name: 'Switch Locale' }).click();
      await again.getByRole('option', { name: 'German' }).click();
      await old.click();
      await expect(old).toBeHidden();
      const stamp = /^# Translation of services\/web-development\.yaml, (.*)\n/;
      const [line = ''] = stamp.exec(edit.read(file)) ?? [];
      expect(line).not.toBe(stamp.exec(translated)?.[0]);
      await expectChange(file, translated.replace(stamp, line));
      // The editor has not read the new stamp, and overwrites nothing.
      await again.getByRole('textbox', { name: 'Name' }).first().fill('Webbau');
      await save(page);
      await expectChange(file, was(file).replace('name: Webentwicklung', 'name: Webbau'));
    });

    await test.step('a band, moved with the keyboard, while the page follows', async () => {
      const file = 'pages/home.yaml';
      const editor = await open(page, 'Home and fixed pages', 'Home');
      const bands = await field(page, 'Bands');
      const titles = () => bands.getByRole('button', { name: 'Expand', exact: true });
      await expect(titles()).toHaveCount(11);
      await titles().nth(3).click();
      await slow(site.getByRole('heading', { name: 'Our numbers and how we count them' })).toBeInViewport(); // prettier-ignore
      await bands.getByRole('button', { name: 'Reorder Item' }).nth(3).press('ArrowUp');
      await save(page);
      const [start = '', ...parts] = was(file).split(/(?<=\n)(?=  - kind:)/);
      parts.splice(2, 0, ...parts.splice(3, 1));
      await expectChange(file, [start, ...parts].join(''));
      await expect(editor.getByRole('grid')).toBeVisible();
    });

    await test.step('a case study, of which the services and bands are chosen', async () => {
      const editor = await create(page, 'Case studies');
      const description =
        'A bakery with four branches sees every order of the night on one screen.';
      const texts = { Title: 'Bread at six', Description: description, Introduction: 'We built one list for a bakery.', Client: 'A bakery', Year: '2025' }; // prettier-ignore
      for (const [name, value] of Object.entries(texts))
        await (await field(page, name)).getByRole(name === 'Year' ? 'spinbutton' : 'textbox').fill(value); // prettier-ignore
      await (await field(page, 'Services')).getByRole('combobox').click();
      await editor.getByRole('option', { name: 'Web Development' }).click();
      await (await field(page, 'Bands')).getByRole('button', { name: /^Add/ }).click();
      const menu = editor.getByRole('menu', { name: 'Select List Type' });
      await expect(menu.getByRole('menuitem').first()).toBeFocused();
      await page.keyboard.type('text: te');
      await expect(menu.getByRole('menuitem').filter({ visible: true })).toHaveText(['Text: text']);
      await page.keyboard.press('Enter');
      await editor.getByRole('textbox', { name: 'Text' }).last().fill('The night');
      await save(page);
      await slow(page.getByRole('status')).toHaveText(/^Nothing is wrong/);
      const told = `title: Bread at six\ndescription: ${description}\nclient: A bakery\nyear: 2025\nservices:\n  - web-development\nlede: We built one list for a bakery.\nbands:\n  - kind: text\n    text: The night\n`;
      await expectChange('work/bread-at-six.yaml', told);
      await open(page, 'Case studies', 'Bread at six');
      await slow(site.getByText('The night')).toBeVisible();
    });
  } finally {
    await page.goto('about:blank');
    await edit.stop();
  }
});

test('problems are shown under the page, and a newer version on disk waits for a choice', async ({
  page,
  watched,
}) => {
  test.setTimeout(600_000);
  const edit = await start(page, watched);
  // The development site answers with the same words: site/integration/problems.ts.
  watched.errors.push(/status of 500 .* http:\/\/localhost:/);
  watched.errors.push(/status of 409/);
  try {
    const text = edit.read('company.yaml');
    const change = async (name: string, value: string) => {
      const editor = await open(page, 'Company', 'Company');
      await editor.getByRole('textbox', { name }).fill(value);
      await save(page);
    };
    await change('Email', 'nobody');
    await slow(page.getByRole('status')).toContainText('company.yaml:');
    await edit.expectChange('company.yaml', text.replace(/^email: .*$/m, 'email: nobody'));
    await change('Email', 'hello@new.example.com');
    await slow(page.getByRole('status')).toHaveText(/^Nothing is wrong/);

    const editor = await open(page, 'Company', 'Company');
    const theirs = `# Theirs\n${edit.read('company.yaml')}`;
    writeFileSync(join(edit.company, 'company.yaml'), theirs);
    await editor.getByRole('textbox', { name: 'Phone' }).fill('+1 (555) 555-0111');
    await editor.getByRole('button', { name: 'Save' }).click();
    const dialog = page.getByRole('dialog', { name: 'This file has changed' });
    await expect(dialog.getByText('# Theirs')).toBeVisible();
    await expect(dialog.getByText('555-0111')).toBeVisible();
    await edit.expectChange('company.yaml', theirs);
    await dialog.getByRole('button', { name: 'Save mine over it' }).click();
    await expect(editor.getByRole('button', { name: 'Save' })).toBeHidden();
    const mine = theirs.replace(/^phone: .*$/m, 'phone: +1 (555) 555-0111');
    await edit.expectChange('company.yaml', mine);
  } finally {
    await page.goto('about:blank');
    await edit.stop();
  }
});

test('a page gets another address with a redirect, its links are named before it goes, and unsaved work survives', async ({
  page,
  context,
  watched,
}) => {
  test.setTimeout(600_000);
  const edit = await start(page, watched);
  watched.errors.push(/status of 500 .* http:\/\/localhost:/, /ERR_CONNECTION_REFUSED/, /stays\./);
  const asked = page.getByRole('dialog');
  try {
    const editor = await open(page, 'More pages', /charges/);
    await editor.getByRole('radio', { name: 'Slug' }).click();
    await editor.getByRole('button', { name: 'Edit Slug' }).click();
    await editor.getByRole('textbox', { name: 'Slug' }).fill('what-it-costs');
    await page.keyboard.press('Enter');
    await editor.getByRole('button', { name: 'Save' }).click();
    await slow(asked).toContainText('It was at /prices, and is at /what-it-costs now.');
    await asked.getByRole('button', { name: 'Redirect the old address' }).click();
    await expect.poll(() => edit.all().get('redirects.yaml')).toBe('- from: /prices\n  to: /what-it-costs\n'); // prettier-ignore
    for (const folder of ['', 'de/']) {
      expect(edit.read(`${folder}pages/what-it-costs.yaml`)).toBe(edit.was(`${folder}pages/prices.yaml`)); // prettier-ignore
      expect(edit.all().has(`${folder}pages/prices.yaml`)).toBe(false);
    }

    await open(page, 'Services', 'Web Development');
    await editor.getByRole('button', { name: 'Show Editor Options' }).click();
    await editor.getByRole('menuitem', { name: 'Delete' }).click();
    await editor.getByRole('button', { name: 'Delete' }).last().click();
    await slow(asked).toContainText('work/clinic-booking.yaml');
    await asked.getByRole('button', { name: 'Leave it' }).click();
    await expect(asked).toBeHidden();
    expect(edit.read('services/web-development.yaml')).toBe(edit.was('services/web-development.yaml')); // prettier-ignore

    await page.goto('about:blank');
    const other = await context.newPage();
    await other.goto(await edit.url(), { waitUntil: 'commit' });
    const form = await open(other, 'Company', 'Company');
    await form.getByRole('textbox', { name: 'Phone' }).fill('+1 (555) 555-0123');
    const frame = () => other.frames().find((one) => one.url().includes('/own/editor.html'));
    await expect.poll(() => frame()?.evaluate(kept)).toContain('555-0123');
    await other.close();
    await edit.restart();
    await page.goto(await edit.url(), { waitUntil: 'commit' });
    await open(page, 'Company', 'Company');
    await editor.getByRole('button', { name: 'Restore' }).click();
    await expect(editor.getByRole('textbox', { name: 'Phone' })).toHaveValue('+1 (555) 555-0123');
    await save(page);
    await expect.poll(() => edit.read('company.yaml')).toContain('phone: +1 (555) 555-0123\n');
  } finally {
    await page.goto('about:blank');
    await edit.stop();
  }
});

/** What the editor has kept of unsaved work. Runs in the page. */
async function kept(): Promise<string> {
  const done = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('no database'));
    });
  const [{ name = '' } = {}] = await indexedDB.databases();
  const database = await done(indexedDB.open(name));
  if (!database.objectStoreNames.contains('draft-backups')) return '';
  const all = await done(database.transaction('draft-backups').objectStore('draft-backups').getAll()); // prettier-ignore
  database.close();
  return JSON.stringify(all);
}
