import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { chromiumArguments, ensureChromium } from './browser.ts';
import { fingerprints, guideFolder, readGuide } from './guide/read-guide.ts';
import { Website } from './guide/website.ts';

// `npm run guide:pictures`: does what docs/guide says, step by step, and takes a picture of each result.

const steps = readGuide();
const pictures = join(guideFolder, 'pictures');
const website = new Website();
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: chromiumArguments,
});
try {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 920 },
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  const taken = new Map<string, Buffer>();
  for (const step of steps) {
    await website.follow(step, page);
    const shot = await page.screenshot({ animations: 'disabled' });
    const small = await sharp(shot).resize(960).webp({ quality: 78 }).toBuffer();
    taken.set(step.picture, small);
    console.log(`${step.number}. ${step.title}: ${(small.length / 1000).toFixed(0)} KB`);
  }
  // Only once all steps went well: pictures of two states would not fit each other.
  mkdirSync(pictures, { recursive: true });
  for (const name of readdirSync(pictures)) rmSync(join(pictures, name));
  for (const [path, bytes] of taken) writeFileSync(join(guideFolder, path), bytes);
  writeFileSync(
    join(pictures, 'made-from.json'),
    `${JSON.stringify(fingerprints(steps), null, 2)}\n`,
  );
} finally {
  await browser.close();
  await website.close();
}
