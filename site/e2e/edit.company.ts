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

/** The page and the problems follow a change at once, but not on a busy machine. */
const slow = expect.configure({ timeout: 60_000 });

/** `npm run edit` on a copy of the company, in a project of its own. */
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

/** Opens a file in the editor as a person does, in the list at the left and then in the list of files. */
async function open(page: Page, collection: string, entry: string | RegExp) {
  const editor = page.frameLocator('#editor');
  await editor.getByText(collection, { exact: true }).first().click();
  await editor.getByRole('row', { name: entry }).first().click();
  await expect(editor.getByRole('button', { name: 'Save' })).toBeVisible();
  return editor;
}

/** Scrolls down the form to a field, as a person does: the editor draws only what is in view. */
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

/** Opens the form of a new entry. */
async function create(page: Page, collection: string) {
  const editor = page.frameLocator('#editor');
  await editor.getByText(collection, { exact: true }).first().click();
  await editor.getByRole('button', { name: 'Create New Entry' }).click();
  await expect(editor.getByRole('button', { name: 'Save' })).toBeVisible();
  return editor;
}

/** Closes a file that has not been changed. */
const close = (page: Page) =>
  page.frameLocator('#editor').getByRole('button', { name: 'Cancel Editing' }).click();

/** Saves, and waits until the editor has closed the file. The page hears of changes once it is loaded. */
async function save(page: Page) {
  const site = await page.locator('#site').elementHandle();
  await (await site?.contentFrame())?.waitForLoadState('load');
  const button = page.frameLocator('#editor').getByRole('button', { name: 'Save' });
  await button.click();
  await expect(button).toBeHidden();
}

/** A window of the editor on a copy of the company, and what has changed in its files since it was asked last. */
async function start(page: Page, watched: Watched) {
  const edit = await startEdit();
  const url = await edit.url();
  page.setDefaultTimeout(30_000);
  watched.origins.add(`http://localhost:${edit.sitePort}`);
  let before = edit.all();
  await page.goto(url, { waitUntil: 'commit' });
  await slow(page.getByRole('status')).toHaveText(/^Nothing is wrong/, { timeout: 180_000 });
  return {
    ...edit,
    site: page.frameLocator('#site'),
    was: (file: string) => before.get(file) ?? '',
    /** Expects one file to have changed, as told. */
    async expectChange(file: string, expected: string) {
      await expect.poll(() => edit.all().get(file)).toBe(expected);
      this.expectFiles({ [file]: expected });
    },
    /** Expects these files to have changed, as told, and no other. */
    expectFiles(expected: Record<string, string>) {
      const now = edit.all();
      const changed = [...now].filter(([name, text]) => before.get(name) !== text);
      expect(Object.fromEntries(changed)).toEqual(expected);
      before = now;
    },
  };
}

test('an owner does everyday tasks in a form beside the page, and each changes its own lines alone', async ({
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
  // A photograph of the smallest kind.
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
  } finally {
    await page.goto('about:blank');
    await edit.stop();
  }
});

test('problems are said under the page, and newer work on disk waits for a choice', async ({
  page,
  watched,
}) => {
  test.setTimeout(600_000);
  const edit = await start(page, watched);
  // The development site answers so, with the same words: site/integration/problems.ts.
  watched.errors.push(/status of 500 .* http:\/\/localhost:/);
  // The refusal that the test provokes.
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
  watched.errors.push(
    /status of 500 .* http:\/\/localhost:/,
    /ERR_CONNECTION_REFUSED/,
    /stays\./,
    /status of 404 .*\/prices$/,
  );
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
    await slow(asked).toContainText('navigation.yaml');
    await asked.getByRole('button', { name: 'Leave it' }).click();
    await expect(asked).toBeHidden();
    expect(edit.read('services/web-development.yaml')).toBe(edit.was('services/web-development.yaml')); // prettier-ignore

    await page.goto('about:blank');
    const other = await context.newPage();
    await other.goto(await edit.url(), { waitUntil: 'commit' });
    const form = await open(other, 'Company', 'Company');
    // As it is typed: the editor keeps what a person has done.
    const phone = form.getByRole('textbox', { name: 'Phone' });
    await phone.press('ControlOrMeta+A');
    await phone.pressSequentially('+1 (555) 555-0123');
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
