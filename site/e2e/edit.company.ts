import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { copyOfProject } from '../../test/copy-of-project.ts';
import { freePort } from '../../scripts/lib/service.ts';
import { filesBelow } from '../src/files/files-below.ts';
import { writeSmallCompany } from '../../scripts/guide/small-company.ts';
import { temporaryFolderOfWorker } from './support/temporary-folder.ts';
import { expect, test } from './support/test.ts';

// `npm run edit` is started once, on a small company. Each test takes the files as it finds them.

test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 1600, height: 1000 } });

/** The development site takes longest to start. */
const starts = expect.configure({ timeout: 300_000 });

/** `npm run edit` on a company, in a project of its own. */
async function startEdit() {
  const folder = temporaryFolderOfWorker();
  const [project, company] = [join(folder, 'project'), join(folder, 'company')];
  copyOfProject(project);
  writeSmallCompany(company);
  execFileSync('git', ['init', '--quiet', folder]);
  const started = {
    cwd: project,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, COMPANY: company },
  };
  const [port, sitePort] = [await freePort(), await freePort()];
  let printed = '';
  const run = () => {
    printed = '';
    const child = spawn(
      process.execPath,
      ['scripts/edit.ts', '--port', String(port), '--site-port', String(sitePort)],
      started,
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
    folder,
    started,
    company,
    sitePort,
    read,
    all,
    /** The address of the window, once the site has started. */
    async url() {
      await starts.poll(() => printed).toMatch(/^Editor/m);
      return /^Editor +(\S+)$/m.exec(printed)?.[1] ?? '';
    },
    async restart() {
      await end();
      child = run();
    },
    stop: end,
  };
}

/** Opens a file in the editor as a person does, in the list at the left and then in the list of files. */
async function open(page: Page, collection: string, entry: string) {
  const editor = page.frameLocator('#editor');
  await close(page);
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

/** Closes the file that is open and has not been changed, if there is one. */
async function close(page: Page) {
  const button = page.frameLocator('#editor').getByRole('button', { name: 'Cancel Editing' });
  if (await button.isVisible()) await button.click();
}

/** Saves, and waits until the editor has saved. The page hears of changes once it is loaded. */
async function save(page: Page) {
  const site = await page.locator('#site').elementHandle();
  await (await site?.contentFrame())?.waitForLoadState('load');
  const button = page.frameLocator('#editor').getByRole('button', { name: 'Save' });
  await button.click();
  await expect(button).toBeDisabled();
}

let edit: Awaited<ReturnType<typeof startEdit>>;
let before = new Map<string, string>();

test.beforeAll(async () => {
  edit = await startEdit();
  await edit.url();
});
test.afterAll(() => edit.stop());

test.beforeEach(async ({ page, watched }) => {
  before = edit.all();
  watched.origins.add(`http://localhost:${edit.sitePort}`);
  // Firefox says so when the page is loaded anew before its scripts have arrived.
  watched.errors.push(/^error loading dynamically imported module: /);
  page.setDefaultTimeout(60_000);
  await page.goto(await edit.url(), { waitUntil: 'commit' });
  await expect(page.getByRole('status')).toHaveText(/^Nothing is wrong/);
  // The editor opens its first collection once it has read the folder.
  await expect(page.frameLocator('#editor').getByRole('row').first()).toBeVisible();
});
test.afterEach(({ page }) => page.goto('about:blank'));

const was = (file: string) => before.get(file) ?? '';

/** Expects these files to have changed, as told, and no other. */
function expectFiles(expected: Record<string, string>) {
  const changed = [...edit.all()].filter(([name, text]) => before.get(name) !== text);
  expect(Object.fromEntries(changed)).toEqual(expected);
}

/** Waits until one file has changed, as told. */
async function expectChange(file: string, expected: string) {
  await expect.poll(() => edit.all().get(file)).toBe(expected);
  expectFiles({ [file]: expected });
}

const site = (page: Page) => page.frameLocator('#site');

test('an owner adds a testimonial, and the page with the testimonials follows', async ({
  page,
}) => {
  await open(page, 'More pages', 'Prices');
  await expect(site(page).getByRole('heading', { level: 1 })).toContainText('Sample: The heading');
  const editor = await open(page, 'Lists', 'Testimonials');
  await expect(site(page).getByRole('heading', { name: 'What clients say' })).toBeInViewport();
  await editor.getByRole('button', { name: /^Add/ }).click();
  const fields = { Quote: 'It works: we sleep.', Author: 'Bo B.', Role: 'Owner, bakery' };
  for (const [name, value] of Object.entries(fields))
    await editor.getByRole('textbox', { name }).first().fill(value);
  await save(page);
  await expectChange(
    'testimonials.yaml',
    `- id: bo-b\n  quote: 'It works: we sleep.'\n  author: Bo B.\n  role: Owner, bakery\n${was('testimonials.yaml')}`,
  );
  await expect(site(page).getByText('It works: we sleep.')).toBeAttached();
});

test('an owner changes the words of a service, on the page that the window opens', async ({
  page,
}) => {
  const file = 'services/web-development.yaml';
  const { lede } = parse(was(file)) as { lede: string };
  const editor = await open(page, 'Services', 'Web Development');
  await expect(
    site(page).getByRole('heading', { level: 1, name: 'Web Development' }),
  ).toBeVisible();
  await expect(site(page).getByText(lede)).toBeVisible();
  await (await field(page, 'Introduction')).getByRole('textbox').fill('Written in a form.');
  await save(page);
  const wanted = was(file).replace(/^lede: [^]*?\n(?=\S)/m, "lede: 'Written in a form.'\n");
  await expectChange(file, wanted);
  await expect(site(page).getByText('Written in a form.').first()).toBeVisible();
  await expect(page.getByText(`de/${file} waits for its translation`)).toBeVisible();
  await close(page);
  await expect(editor.getByRole('grid')).toBeVisible();
});

test('an owner adds a photograph, which needs an alternative text, and sets its focus point on it', async ({
  page,
  watched,
}) => {
  // The picture without an alternative text: site/integration/problems.ts.
  watched.errors.push(/status of 500 .* http:\/\/localhost:/);
  const image = sharp({ create: { width: 900, height: 900, channels: 3, background: 'teal' } });
  const jpeg = await image.jpeg().toBuffer();
  const editor = await open(page, 'Lists', 'People');
  const people = await field(page, 'People');
  await people.getByRole('button', { name: 'Expand', exact: true }).first().click();
  await editor.getByRole('checkbox', { name: /^Add.*Portrait/ }).click();
  const chooser = page.waitForEvent('filechooser');
  await editor.getByRole('button', { name: 'Browse' }).click();
  await editor.getByRole('button', { name: 'Upload' }).click();
  const photograph = { name: 'Our Büro & Team.jpg', mimeType: 'image/jpeg', buffer: jpeg };
  await (await chooser).setFiles(photograph);
  await editor.getByRole('button', { name: 'Insert' }).click();
  // The picture is in the form once there is nothing to look for.
  await expect(editor.getByRole('button', { name: 'Browse' })).toBeHidden();
  await save(page);
  await expect(page.getByRole('status')).toContainText('the picture has no alternative text');
  expect(readFileSync(join(edit.company, 'pictures/our-buero-team.jpg'))).toEqual(jpeg);
  await open(page, 'Lists', 'People');
  const again = await field(page, 'People');
  await again.getByRole('button', { name: 'Expand', exact: true }).first().click();
  const portrait = await field(page, 'Portrait');
  await portrait.getByRole('button', { name: 'Expand', exact: true }).click();
  await portrait.getByRole('textbox', { name: 'Alternative text' }).fill('At her desk');
  const point = portrait.locator('.focus-point');
  await expect(point.locator('img')).toHaveJSProperty('complete', true);
  const { width = 0, height = 0 } = (await point.locator('img').boundingBox()) ?? {};
  await point.locator('img').click({ position: { x: width / 4, y: height / 10 } });
  await point.getByRole('slider', { name: 'From the left' }).press('ArrowRight');
  await save(page);
  await expect(page.getByRole('status')).toHaveText(/^Nothing is wrong/);
  const lines = `  portrait:\n    src: our-buero-team.jpg\n    alt: At her desk\n    focus: 26% 10%\n`;
  expectFiles({
    'people.yaml': was('people.yaml').replace(/(?=  sample:)/, lines),
    'pictures/our-buero-team.jpg': edit.read('pictures/our-buero-team.jpg'),
  });
});

test('an owner writes an article, a draft whose author is chosen and whose date is today', async ({
  page,
  watched,
}) => {
  // The development site has the page some moments later.
  watched.errors.push(/status of 404 .*\/why-we-sleep$/);
  const editor = await create(page, 'Articles');
  await editor.getByRole('textbox', { name: 'Title' }).fill('Why we sleep');
  const description = 'How a bakery stopped looking for its orders in three different places.';
  await editor.getByRole('textbox', { name: 'Description' }).fill(description);
  const date = await editor.getByRole('textbox', { name: 'Date', exact: true }).inputValue();
  expect(date).toBe(new Intl.DateTimeFormat('sv').format(new Date()));
  const body = 'One **bold** word.\n\n## A heading\n\n- One\n- Two';
  await (await field(page, 'Body')).getByRole('textbox').fill(body);
  await (
    await field(page, 'Author')
  )
    .getByRole('radio', { name: 'Sample: The person’s name' })
    .click();
  await (await field(page, 'Draft')).getByRole('switch').click();
  await save(page);
  const facts = `draft: true\ntitle: Why we sleep\ndescription: ${description}\nauthor: sample-a\ndate: ${date}\n`;
  await expectChange('articles/why-we-sleep.md', `---\n${facts}---\n\n${body}\n`);
  await expect(site(page).getByRole('heading', { name: 'Why we sleep' })).toBeVisible();
  const shown = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });
  await expect(
    site(page)
      .getByText(shown.format(new Date(date)))
      .first(),
  ).toBeVisible();
  await expect(site(page).getByRole('heading', { name: 'A heading' })).toBeVisible();
});

test('an owner translates, and says that the translation is up to date', async ({ page }) => {
  const [source, file] = ['services/quality-assurance.yaml', 'de/services/quality-assurance.yaml'];
  writeFileSync(
    join(edit.company, source),
    `${edit.read(source)}order: 7\n`.replace(/^order: 2\n/m, ''),
  );
  before = edit.all();
  const inGerman = async () => {
    const editor = await open(page, 'Services', 'Quality Assurance');
    await editor.getByRole('combobox', { name: 'Switch Locale' }).click();
    await editor.getByRole('option', { name: 'German' }).click();
    return editor;
  };
  await inGerman();
  await expect(site(page).locator('html[lang=de] h1')).toHaveText('Quality Assurance');
  const text = 'In ein Formular geschrieben.';
  await (await field(page, 'Introduction')).getByRole('textbox').fill(text);
  await save(page);
  const translated = was(file).replace(/^lede:[^]*?\n(?=\S)/m, `lede: '${text}'\n`);
  await expectChange(file, translated);
  await expect(site(page).getByText(text).first()).toBeVisible();
  const editor = page.frameLocator('#editor');
  const old = page.getByRole('button', { name: /is older than what it translates/ });
  await expect(old).toBeVisible();
  await old.click();
  await expect(old).toBeHidden();
  const stamp = /^# Translation of services\/quality-assurance\.yaml, (.*)\n/;
  const [line = ''] = stamp.exec(edit.read(file)) ?? [];
  expect(line).not.toBe(stamp.exec(translated)?.[0]);
  await expectChange(file, translated.replace(stamp, line));
  // The editor has not read the new stamp, and overwrites nothing.
  await editor.getByRole('textbox', { name: 'Name' }).first().fill('Güte');
  await save(page);
  await expectChange(file, translated.replace(stamp, line).replace(/^name: .*/m, 'name: Güte'));
});

test('somebody who is new among people can be chosen at once', async ({ page }) => {
  const editor = await open(page, 'Lists', 'People');
  await editor.getByRole('button', { name: /^Add/ }).first().click();
  for (const [name, value] of Object.entries({ Name: 'Bo Bakker', Role: 'Baker' })) {
    const box = editor.getByRole('textbox', { name, exact: true }).first();
    await expect(box).toHaveValue('');
    await box.fill(value);
  }
  await save(page);
  await expectChange(
    'people.yaml',
    `- id: bo-bakker\n  name: Bo Bakker\n  role: Baker\n${was('people.yaml')}`,
  );
  await close(page);
  await create(page, 'Articles');
  const author = (await field(page, 'Author')).getByRole('radio', { name: 'Bo Bakker' });
  await expect(author).toHaveAttribute('value', 'bo-bakker');
  await close(page);
});

test('a click on a text opens its page in the form, or the list that it is from', async ({
  page,
}) => {
  await open(page, 'Home and fixed pages', 'Home');
  const editor = page.frameLocator('#editor').locator('body');
  /** Clicks until the form is open: the page listens once its scripts have come. */
  const opens = (text: Locator, entry: string) =>
    expect(async () => {
      // In Firefox, Playwright's own click does not reach a frame of another site.
      await text.dispatchEvent('click');
      const hash = await editor.evaluate(() => location.hash);
      expect(hash).toBe(`#/collections/${entry}`);
    }).toPass({ timeout: 60_000 });
  const quotes = site(page).getByRole('heading', { name: 'What clients say' });
  await opens(quotes, 'lists/entries/testimonials');
  await opens(site(page).getByRole('heading', { level: 1 }), 'fixed-pages/entries/home');
  // A button that changes its own icon, such as one that pauses, is not a text.
  await editor.evaluate(() =>
    addEventListener('hashchange', () => (document.documentElement.dataset.went += location.hash)),
  );
  await site(page)
    .getByRole('main')
    .evaluate((main) => {
      const button = main.appendChild(document.createElement('button'));
      const icon = button.appendChild(document.createElement('i'));
      button.addEventListener('click', () => button.replaceChildren());
      icon.click();
    });
  await opens(quotes, 'lists/entries/testimonials');
  expect(await editor.evaluate(() => document.documentElement.dataset.went)).not.toContain(
    'company',
  );
  await opens(site(page).getByRole('contentinfo'), 'company/entries/company');
});

test('an owner moves a band with the keyboard, while the page follows', async ({
  page,
  browserName,
}) => {
  await open(page, 'Home and fixed pages', 'Home');
  const bands = await field(page, 'Bands');
  await bands.getByRole('button', { name: 'Expand', exact: true }).nth(2).click();
  await expect(
    site(page).getByRole('heading', { name: 'Sample: The heading (3)' }),
  ).toBeInViewport();
  // A headless Firefox has a coarse pointer, for which the editor shows arrows instead of a handle.
  const move = bands.getByRole('button', { name: /^(Reorder Item|Move Up)$/ }).nth(2);
  await move.press(browserName === 'firefox' ? 'Enter' : 'ArrowUp');
  await save(page);
  const [start = '', ...parts] = was('pages/home.yaml').split(/(?<=\n)(?=  - kind:)/);
  parts.splice(1, 0, ...parts.splice(2, 1));
  await expectChange('pages/home.yaml', [start, ...parts].join(''));
});

test('an owner adds a case study, of which the services and bands are chosen', async ({ page }) => {
  const editor = await create(page, 'Case studies');
  const description = 'A bakery with four branches sees every order of the night on one screen.';
  const texts = {
    Title: 'Bread at six',
    Description: description,
    Introduction: 'We built one list for a bakery.',
    Client: 'A bakery',
    Year: '2025',
  };
  for (const [name, value] of Object.entries(texts))
    await (
      await field(page, name)
    )
      .getByRole(name === 'Year' ? 'spinbutton' : 'textbox')
      .fill(value);
  await (await field(page, 'Services')).getByRole('checkbox', { name: 'Web Development' }).click();
  await (await field(page, 'Bands')).getByRole('button', { name: /^Add/ }).click();
  const menu = editor.getByRole('menu', { name: 'Select List Type' });
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.type('text: te');
  await expect(menu.getByRole('menuitem').filter({ visible: true })).toHaveText(['Text: text']);
  await page.keyboard.press('Enter');
  await editor.getByRole('textbox', { name: 'Text', exact: true }).fill('The night');
  await save(page);
  const expected = `title: Bread at six\ndescription: ${description}\nclient: A bakery\nyear: 2025\nservices:\n  - web-development\nlede: We built one list for a bakery.\nbands:\n  - kind: text\n    text: The night\n`;
  await expectChange('work/bread-at-six.yaml', expected);
  await expect(page.getByRole('status')).toHaveText(/^Nothing is wrong/);
  await open(page, 'Case studies', 'Bread at six');
  await expect(site(page).getByText('The night')).toBeVisible();
});

test('problems are said under the page, and newer work on disk waits for a choice', async ({
  page,
  watched,
}) => {
  // The development site answers so, with the same words: site/integration/problems.ts. Then the refusal.
  watched.errors.push(/status of 500 .* http:\/\/localhost:/, /status of 409/);
  const text = was('company.yaml');
  const { description } = parse(text) as { description: string };
  const wrong = `{nobody}${' and nobody else'.repeat(5)}`;
  const editor = await open(page, 'Company', 'Company');
  const change = async (value: string) => {
    await editor.getByRole('textbox', { name: 'Description' }).fill(value);
    await save(page);
  };
  await change(wrong);
  await expect(page.getByRole('status')).toContainText('company.yaml:');
  await expectChange(
    'company.yaml',
    text.replace(/^description: [^]*?\n(?=\S)/m, `description: '${wrong}'\n`),
  );
  await change(description);
  await expect(page.getByRole('status')).toHaveText(/^Nothing is wrong/);

  const theirs = `# Theirs\n${edit.read('company.yaml')}`;
  writeFileSync(join(edit.company, 'company.yaml'), theirs);
  await editor.getByRole('textbox', { name: 'Phone' }).fill('+1 (555) 555-0111');
  await editor.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'This file has changed' });
  await expect(dialog.getByText('▶ # Theirs')).toBeVisible();
  await expect(dialog.getByText('555-0111')).toBeVisible();
  await expectChange('company.yaml', theirs);
  await dialog.getByRole('button', { name: 'Save mine over it' }).click();
  await expect(editor.getByRole('button', { name: 'Save' })).toBeDisabled();
  const mine = theirs.replace('# Theirs\n', '').replace(/^phone: .*$/m, 'phone: +1 (555) 555-0111');
  await expectChange('company.yaml', mine);
});

test('a page gets another address with a redirect', async ({ page, watched }) => {
  // The development site has the new page some moments later. Firefox also reports the requests that the editor's reload
  // interrupts.
  watched.errors.push(
    /status of 404 .*\/(prices|what-it-costs)$/,
    /NetworkError when attempting to fetch/,
  );
  const asked = page.getByRole('dialog');
  const editor = await open(page, 'More pages', 'Prices');
  await editor.getByRole('radio', { name: 'Slug' }).click();
  await editor.getByRole('button', { name: 'Edit Slug' }).click();
  await editor.getByRole('textbox', { name: 'Slug' }).fill('what-it-costs');
  await page.keyboard.press('Enter');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(asked).toContainText('It was at /prices, and is at /what-it-costs now.');
  await asked.getByRole('button', { name: 'Redirect the old address' }).click();
  await expect
    .poll(() => edit.all().get('redirects.yaml'))
    .toBe('- from: /prices\n  to: /what-it-costs\n');
  await expect(editor.getByRole('textbox', { name: 'Title' })).toHaveValue(/./);
  await expect(page.locator('#site')).toHaveAttribute('src', /\/what-it-costs$/);
  await expect(site(page).getByRole('heading', { level: 1 })).toContainText('Sample: The heading');
  for (const folder of ['', 'de/']) {
    expect(edit.read(`${folder}pages/what-it-costs.yaml`)).toBe(was(`${folder}pages/prices.yaml`));
    expect(edit.all().has(`${folder}pages/prices.yaml`)).toBe(false);
  }
});

test('what links to a page is named before it goes, and leaving it changes nothing', async ({
  page,
  watched,
}) => {
  // Firefox reports no more of an error than its kind.
  watched.errors.push(/stays\.|^Error http/);
  const asked = page.getByRole('dialog');
  const editor = await open(page, 'Services', 'Quality Assurance');
  await editor.getByRole('button', { name: 'Show Editor Options' }).click();
  await editor.getByRole('menuitem', { name: 'Delete' }).click();
  await editor.getByRole('button', { name: 'Delete' }).last().click();
  await expect(asked).toContainText('service-cards.yaml');
  await expect(asked).toContainText('work/bread-at-night.yaml services[0]');
  const refused = page.waitForEvent('console', (message) => message.type() === 'error');
  await asked.getByRole('button', { name: 'Leave it' }).click();
  await refused;
  await expect(asked).toBeHidden();
  expectFiles({});
});

test('unsaved work survives when the browser and the editor end', async ({
  page,
  context,
  watched,
}) => {
  watched.errors.push(/ERR_CONNECTION_REFUSED/);
  await expect(
    page.frameLocator('#editor').getByText('Company', { exact: true }).first(),
  ).toBeVisible();
  await page.goto('about:blank');
  const other = await context.newPage();
  await other.goto(await edit.url(), { waitUntil: 'commit' });
  const form = await open(other, 'Company', 'Company');
  // As it is typed: the editor keeps what a person has done.
  const phone = form.getByRole('textbox', { name: 'Phone' });
  await phone.press('ControlOrMeta+A');
  await phone.pressSequentially('+1 (555) 555-0123');
  const frame = () => other.frames().find((one) => one.url().includes('/index.html'));
  await expect.poll(() => frame()?.evaluate(kept)).toContain('555-0123');
  await other.close();
  await edit.restart();
  await page.goto(await edit.url(), { waitUntil: 'commit' });
  const editor = await open(page, 'Company', 'Company');
  await editor.getByRole('button', { name: 'Restore' }).click();
  await expect(editor.getByRole('textbox', { name: 'Phone' })).toHaveValue('+1 (555) 555-0123');
  await save(page);
  await expect.poll(() => edit.read('company.yaml')).toContain('phone: +1 (555) 555-0123\n');
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
  const all = await done(
    database.transaction('draft-backups').objectStore('draft-backups').getAll(),
  );
  database.close();
  return JSON.stringify(all);
}

test('the editor that an owner publishes lets colleagues sign in, and asks nobody else', async ({
  page,
  watched,
}) => {
  const origin = 'https://edit.example.com';
  watched.origins.add(origin);
  const into = join(edit.folder, 'published');
  const publish = (...flags: string[]) =>
    promisify(execFile)(
      process.execPath,
      ['scripts/edit.ts', '--publish', into, ...flags],
      edit.started,
    );
  await expect(publish()).rejects.toThrow('--repo OWNER/NAME');
  await publish('--repo', 'halden/website', '--backend', 'gitlab');
  await page.route(`${origin}/**`, (route) =>
    route.fulfill({ path: join(into, new URL(route.request().url()).pathname) }),
  );
  await page.goto(`${origin}/index.html`);
  await expect(page.getByRole('button', { name: 'Sign In Using Access Token' })).toBeVisible();
  await expect(page.getByText(/error|invalid|unsupported/i)).toHaveCount(0);
  const text = readFileSync(join(into, 'settings.json'), 'utf8');
  expect(JSON.parse(text)).toMatchObject({
    config: {
      backend: { name: 'gitlab', repo: 'halden/website', branch: 'main' },
      publish_mode: 'editorial_workflow',
      media_folder: 'company/pictures',
    },
  });
});
