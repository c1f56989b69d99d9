import { chromium } from '@playwright/test';
import { startService } from '../test/service.ts';
import { chromiumArguments, ensureChromium } from './browser.ts';
import { machine } from './machine.ts';

// `npm run bench:drag`: how long frames last while the hero's drawing is dragged, at full speed and on a processor
// that is four times slower. A screen of 60 frames a second has 16.7 ms for each.

const FRAMES = 120;

console.log(`${machine()}\n`);
console.log(
  '| width | processor | median ms | slowest twentieth ms |\n| ---: | --- | ---: | ---: |',
);
const service = await startService();
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: chromiumArguments,
});
for (const width of [390, 1280])
  for (const rate of [1, 4]) {
    const page = await browser.newPage({ viewport: { width, height: 800 } });
    await page.goto(service.url, { waitUntil: 'networkidle' });
    const handle = page.locator('#station');
    await handle.focus();
    await page.waitForFunction(() => document.querySelector('.hero-picture path'));
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate });
    const took = await handle.evaluate(async (input: HTMLInputElement, frames) => {
      const took: number[] = [];
      input.step = 'any';
      let last = performance.now();
      for (let i = 0; i < frames; i++) {
        input.valueAsNumber = Math.sin(i / 20) * Number(input.max);
        input.dispatchEvent(new Event('input'));
        await new Promise((done) => requestAnimationFrame(done));
        const now = performance.now();
        took.push(now - last);
        last = now;
      }
      return took.toSorted((a, b) => a - b);
    }, FRAMES);
    const at = (share: number) => took[Math.floor(share * FRAMES)]?.toFixed(1);
    console.log(
      `| ${width} | ${rate === 1 ? 'as it is' : `${rate} times slower`} | ${at(0.5)} | ${at(0.95)} |`,
    );
    await page.close();
  }
await browser.close();
await service.stop();
