import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect } from '@playwright/test';
import sharp from 'sharp';
import { writeSmallCompany } from './small-company.ts';

/** Takes the pictures of docs/guide/edit.md from `npm run edit` on a small company. */
export async function takeEditPictures(browser: Browser, into: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'frontage-edit-'));
  const company = join(folder, 'company');
  writeSmallCompany(company);
  const editor = spawn(process.execPath, ['scripts/edit.ts'], {
    env: { ...process.env, COMPANY: company },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    let printed = '';
    while (!/^Editor/m.test(printed)) printed += String((await once(editor.stdout, 'data'))[0]);
    editor.stdout.resume();
    const page = await browser.newPage({
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    });
    await page.goto(/^Editor +(\S+)$/m.exec(printed)?.[1] ?? '');
    const form = page.frameLocator('#editor');
    const take = async (name: string) => {
      const shot = await page.screenshot({ animations: 'disabled' });
      await sharp(shot)
        .resize(960)
        .webp({ quality: 78 })
        .toFile(join(into, `${name}.webp`));
    };
    const quotes = page.frameLocator('#site').getByRole('heading', { name: 'What clients say' });
    await form.getByText('Lists', { exact: true }).click();
    await form.getByRole('row', { name: 'Testimonials' }).click();
    await form.getByRole('button', { name: /^Add/ }).last().waitFor();
    await form.getByRole('button', { name: 'Expand', exact: true }).last().click();
    await expect(quotes).toBeInViewport({ timeout: 30_000 });
    await take('window');
    await form.getByRole('button', { name: 'Cancel Editing' }).click();
    await form.getByText('More pages', { exact: true }).click();
    await form.getByRole('row').first().click();
    await form.getByRole('button', { name: /^Add/ }).last().click();
    await page.keyboard.type('pict');
    await take('bands');
    await page.close();
  } finally {
    const ended = once(editor, 'exit');
    editor.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}
