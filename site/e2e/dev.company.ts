import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { companyFolder } from '@frontage/contract/company-folder';
import { writeFromTemplate } from '../../scripts/new.ts';
import { company } from '../../test/content.ts';
import { additionalRoutes } from '../../test/routes.ts';
import { field, sendButton, success } from './support/form.ts';
import { copyOfProject } from '../../test/copy-of-project.ts';
import { freePort } from '../../scripts/lib/service.ts';
import { temporaryFolderOfWorker } from './support/temporary-folder.ts';
import { expect, test } from './support/test.ts';

function projectAndCompany() {
  const folder = temporaryFolderOfWorker();
  const project = join(folder, 'project');
  copyOfProject(project);
  cpSync(companyFolder(), join(folder, 'company'), { recursive: true });
  // Settings that would mail visitors' enquiries.
  writeFileSync(
    join(project, '.env'),
    'SMTP_URL=smtp://mail.example.com\nRATE_LIMIT_MAX=1\nDATABASE_URL=sqlite:data/frontage.db\n',
  );
  return {
    folder,
    project,
    change(path: string, from: string, to: string) {
      const file = join(folder, path);
      const text = readFileSync(file, 'utf8');
      expect(text, path).toContain(from);
      writeFileSync(file, text.replaceAll(from, to));
    },
  };
}

/** Starts `npm run dev` in its own process group, as a terminal does. */
function startDev({ folder, project }: { folder: string; project: string }, port: number) {
  const child = spawn(process.execPath, ['scripts/dev.ts', '--port', String(port)], {
    cwd: project,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, COMPANY: join(folder, 'company') },
    detached: true,
  });
  let printed = '';
  const keep = (chunk: Buffer) => (printed += chunk.toString());
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return { group: -Number(child.pid), ended: once(child, 'close'), printed: () => printed };
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('npm run dev takes enquiries, shows changed words of every language, components and service, and stops all its processes', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const copy = projectAndCompany();
  const [draft = ''] = writeFromTemplate('article', 'Unfinished', join(copy.folder, 'company'));
  writeFileSync(draft, readFileSync(draft, 'utf8').replace('---\n', '---\ndraft: true\n'));
  const port = await freePort();
  const site = `http://localhost:${port}`;
  const dev = startDev(copy, port);
  try {
    await expect.poll(dev.printed, { timeout: 300_000 }).toMatch(/^Stop +Ctrl\+C$/m);
    expect(dev.printed().match(/http:\/\/localhost:\d+/g)).toEqual([site]);
    expect(dev.printed()).not.toContain('[WARN]');
    expect(dev.printed()).toMatch(/^Enquiries +written to data[\\/]mail as \.eml files/m);

    await page.goto(`${site}/contact`);
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0, { timeout: 120_000 });
    // More than the visitors' limit.
    for (const message of ['Typed in development', 'And once more']) {
      await field(page, 'message').fill(message);
      await sendButton(page).click();
      await expect(page.getByText(success).first()).toBeVisible();
      const mails = () => globSync(join(copy.project, 'data/mail/*.eml'));
      await expect
        .poll(() => mails().map((file) => readFileSync(file, 'utf8')))
        .toContainEqual(expect.stringContaining(message));
    }
    expect(existsSync(join(copy.project, 'data/frontage.db'))).toBe(false);

    await page.goto(`${site}/blog/unfinished`);
    await expect(page.locator('main > mark')).toHaveText('Draft');
    await page.goto(`${site}/blog`);
    await expect(page.locator('main a[href="/blog/unfinished"] mark').first()).toHaveText('Draft');

    // From here on no page is reloaded by hand.
    for (const { language, path } of additionalRoutes('/prices')) {
      await page.goto(`${site}${path}`);
      const heading = (await page.locator('h1').textContent()) ?? '';
      copy.change(`company/${language}/pages/prices.yaml`, heading, 'A changed heading');
      await expect(page.locator('h1')).toHaveText('A changed heading', { timeout: 60_000 });
    }
    await page.goto(`${site}/contact`);
    const phone = '+1 (555) 555-0987';
    copy.change('company/company.yaml', company.phone, phone);
    await expect(page.getByText(phone).first()).toBeVisible({ timeout: 60_000 });
    copy.change('project/site/src/sections/SiteFooter.tsx', '{company.phone}<', 'Ring us<');
    await expect(page.getByRole('link', { name: 'Ring us' })).toBeVisible({ timeout: 60_000 });
    copy.change('project/service/src/enquiries/route.ts', 'Enquiries are taken from', 'Changed:');
    await expect
      .poll(
        () =>
          fetch(`${site}/api/send-email`, {
            method: 'POST',
            headers: { Origin: 'https://evil.example' },
          }).then((answer) => answer.text()),
        { timeout: 60_000 },
      )
      .toContain('Changed: our own site');

    const second = startDev(copy, port);
    expect(await second.ended).toEqual([1, null]);
    expect(second.printed()).toMatch(/^Port \d+ is taken.*npm run dev -- --port \d+$/m);

    await page.goto('about:blank');
    process.kill(dev.group, 'SIGINT');
    expect(await dev.ended).toEqual([0, null]);
    await expect.poll(() => isAlive(dev.group)).toBe(false);
  } catch (error) {
    throw new Error(`npm run dev printed:\n${dev.printed()}`, { cause: error });
  } finally {
    if (isAlive(dev.group)) process.kill(dev.group, 'SIGKILL');
  }
});
