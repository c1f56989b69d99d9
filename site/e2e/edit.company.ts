import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { companyFolder } from '@frontage/contract/company-folder';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { copyOfProject } from '../../test/copy-of-project.ts';
import { freePort } from '../../scripts/service.ts';
import { filesBelow } from '../src/lib/files-below.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1600, height: 1000 } });

/** `npm run edit` on a copy of the company, in a project of its own. */
async function startEdit() {
  const folder = mkdtempSync(join(tmpdir(), 'frontage-edit-'));
  const [project, company] = [join(folder, 'project'), join(folder, 'company')];
  copyOfProject(project);
  cpSync(companyFolder(), company, { recursive: true });
  const [port, sitePort] = [await freePort(), await freePort()];
  const child = spawn(
    process.execPath,
    ['scripts/edit.ts', '--port', String(port), '--site-port', String(sitePort)],
    { cwd: project, env: { PATH: process.env.PATH, HOME: process.env.HOME, COMPANY: company } },
  );
  let printed = '';
  const keep = (chunk: Buffer) => (printed += chunk.toString());
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
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
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
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

/** Saves, and waits until the editor has closed the file. */
async function save(page: Page) {
  const button = page.frameLocator('#editor').getByRole('button', { name: 'Save' });
  await button.click();
  await expect(button).toBeHidden();
}

test('an owner changes facts and words in a form beside the page, and each change is one place in one file', async ({
  page,
  watched,
}) => {
  test.setTimeout(600_000);
  const edit = await startEdit();
  try {
    const url = await edit.url();
    page.setDefaultTimeout(30_000);
    // The refusal that the test provokes.
    watched.errors.push(/status of 409/);
    watched.origins.add(`http://localhost:${edit.sitePort}`);
    let before = edit.all();
    /** Expects one file to have changed, as told. */
    const expectChange = async (file: string, expected: string) => {
      await expect.poll(() => edit.read(file)).toBe(expected);
      const now = edit.all();
      const changed = [...now].filter(([name, text]) => before.get(name) !== text);
      expect(changed.map(([name]) => name)).toEqual([file]);
      before = now;
    };
    const site = page.frameLocator('#site');
    await page.goto(url, { waitUntil: 'commit' });
    await expect(page.getByRole('status')).toHaveText(/^Nothing is wrong/, { timeout: 60_000 });

    await test.step('a fact', async () => {
      const { phone } = parse(edit.read('company.yaml')) as { phone: string };
      const editor = await open(page, 'Company', 'Company');
      await editor.getByRole('textbox', { name: 'Phone' }).fill('+1 (555) 555-0199');
      await save(page);
      await expectChange(
        'company.yaml',
        before.get('company.yaml')?.replace(phone, '+1 (555) 555-0199') ?? '',
      );
      await expect(site.getByText('+1 (555) 555-0199').first()).toBeAttached();
    });

    await test.step('a testimonial', async () => {
      const [first] = parse(edit.read('testimonials.yaml')) as { author: string }[];
      const editor = await open(page, 'Lists', 'Testimonials');
      await editor.getByRole('button', { name: 'Expand', exact: true }).nth(1).click();
      await editor.getByRole('textbox', { name: 'Author' }).fill('Bo: B.');
      await save(page);
      const text = before.get('testimonials.yaml') ?? '';
      await expectChange(
        'testimonials.yaml',
        text.replace(`author: ${first?.author}`, "author: 'Bo: B.'"),
      );
    });

    await test.step('the words of a page, which the window opens', async () => {
      const slug =
        filesBelow(edit.company)
          .find((file) => file.startsWith('services/'))
          ?.slice(9, -5) ?? '';
      const { name } = parse(edit.read(`services/${slug}.yaml`)) as { name: string };
      const editor = await open(page, 'Services', name);
      await expect(page.locator('#site')).toHaveAttribute(
        'src',
        `http://localhost:${edit.sitePort}/services/${slug}`,
      );
      await editor.getByRole('textbox', { name: 'Name' }).fill('A new name');
      await save(page);
      const text = before.get(`services/${slug}.yaml`) ?? '';
      await expectChange(
        `services/${slug}.yaml`,
        text.replace(`name: ${name}`, 'name: A new name'),
      );
    });

    await test.step('what is wrong is said under the page', async () => {
      // The development site answers so, with the same words: site/integration/problems.ts.
      watched.errors.push(/status of 500 .* http:\/\/localhost:/);
      const editor = await open(page, 'Company', 'Company');
      await editor.getByRole('textbox', { name: 'Email' }).fill('nobody');
      await save(page);
      await expect(page.getByRole('status')).toContainText('company.yaml:');
      const text = before.get('company.yaml') ?? '';
      await expectChange('company.yaml', text.replace(/^email: .*$/m, 'email: nobody'));
      const again = await open(page, 'Company', 'Company');
      await again.getByRole('textbox', { name: 'Email' }).fill('hello@new.example.com');
      await save(page);
      await expect(page.getByRole('status')).toHaveText(/^Nothing is wrong/);
      before = edit.all();
    });

    await test.step('a file that has changed on disk, which waits for a choice', async () => {
      const editor = await open(page, 'Company', 'Company');
      writeFileSync(join(edit.company, 'company.yaml'), `# Theirs\n${edit.read('company.yaml')}`);
      before = edit.all();
      await editor.getByRole('textbox', { name: 'Phone' }).fill('+1 (555) 555-0111');
      await editor.getByRole('button', { name: 'Save' }).click();
      const dialog = page.getByRole('dialog', { name: 'This file has changed' });
      await expect(dialog.getByText('# Theirs')).toBeVisible();
      await expect(dialog.getByText('555-0111')).toBeVisible();
      expect(edit.all()).toEqual(before);
      await dialog.getByRole('button', { name: 'Save mine over it' }).click();
      await expect(editor.getByRole('button', { name: 'Save' })).toBeHidden();
      await expectChange(
        'company.yaml',
        (before.get('company.yaml') ?? '').replace('555-0199', '555-0111'),
      );
    });
  } finally {
    await page.goto('about:blank');
    await edit.stop();
  }
});
