import { builtPages } from '../../check/pages/built-links.ts';
import { expect } from '../support/test.ts';
import { analyticsOrigin, dist, letters, place, readBuilt, test } from './company.ts';

const policyOf = (file: string, directive: string) =>
  new RegExp(`[";] *${directive} ([^";]*)`).exec(readBuilt(file))?.[1];

test('an embedded site is a link until it is opened, and says who receives data', () => {
  const about = readBuilt('about.html');
  expect(about).not.toContain('<iframe');
  expect(about).toContain('aria-label="Open “A map at OpenStreetMap”"');
  expect(about).toContain(
    `<a href="${place.replaceAll('&', '&amp;')}">Open it at OpenStreetMap</a>`,
  );
  const article = readBuilt('blog/what-an-oven-knows.html');
  expect(article).toMatch(/Acme Forms Ltd receives your IP address[^<]*<a href="https:\/\/forms\./);
  // The feed has the link too.
  expect(readBuilt('feed.xml')).toContain('https://forms.example.com/f/1?a=1');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('a visitor subscribes to the newsletter', async ({ page }) => {
    let sent: unknown[] = [];
    await page.route('https://halden.us5.list-manage.com/**', (route) => {
      const request = route.request();
      sent = [request.method(), request.url(), request.postData()];
      return route.fulfill({ contentType: 'text/html', body: '<p>Look into your mail</p>' });
    });
    await page.goto('/about');
    const address = page.getByRole('textbox', { name: 'Your address' });
    await expect(address).toHaveAccessibleDescription('A mail comes first.');
    // Without an address nothing is sent.
    await address.press('Enter');
    await expect(address).toBeFocused();
    await address.fill('ada@example.com');
    await address.press('Enter');
    await expect(page.getByText('Look into your mail')).toBeVisible();
    expect(sent).toEqual(['POST', letters, 'EMAIL=ada%40example.com']);
  });
});

test('every page loads the analytics script, and its policy allows exactly that', () => {
  // Redirecting pages are not counted.
  for (const { file } of builtPages(dist).filter(({ file }) => file !== 'old.html')) {
    expect(readBuilt(file), file).toContain(
      `<template data-after-load><script async src="${analyticsOrigin}/js/script.js" data-domain="halden.example"></script></template>`,
    );
    expect(policyOf(file, 'script-src'), file).toMatch(
      new RegExp(`^'self' ${analyticsOrigin}/js/script\\.js 'sha256-`),
    );
    expect(policyOf(file, 'connect-src'), file).toBe(`'self' ${analyticsOrigin}`);
    expect(policyOf(file, 'img-src'), file).toBe("'self' data:");
  }
});

test('the privacy policy says who counts visits', () => {
  expect(readBuilt('privacy-policy.html')).toContain(
    'We count visits with Plausible at stats.example.com.',
  );
});

test('the analytics script loads after the page, and its policy allows it to count', async ({
  page,
}) => {
  let answer = () => {};
  const requests: string[] = [];
  const silent = new Promise<void>((resolve) => (answer = resolve));
  await page.route(`${analyticsOrigin}/**`, async (route) => {
    requests.push(new URL(route.request().url()).pathname);
    await silent;
    const body = `fetch('${analyticsOrigin}/api/event', { method: 'POST', mode: 'no-cors', body: document.currentScript.dataset.domain })`;
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('button', { name: 'Open “A first call”' })).toBeVisible();
  await expect.poll(() => requests).toEqual(['/js/script.js']);
  answer();
  await expect.poll(() => requests).toEqual(['/js/script.js', '/api/event']);
  const timing = (url: string): Promise<Record<string, number>> =>
    page.evaluate((name) => performance.getEntriesByName(name)[0]?.toJSON(), url);
  const { loadEventStart = 0 } = await timing(page.url());
  expect(loadEventStart).toBeGreaterThan(0);
  const { startTime } = await timing(`${analyticsOrigin}/js/script.js`);
  expect(startTime).toBeGreaterThanOrEqual(loadEventStart);
});

test('the keyboard opens an embedded site in its place, as high as the panel was', async ({
  page,
  watched,
}) => {
  watched.origins.add('https://cal.com');
  const requests: string[] = [];
  await page.route('https://cal.com/**', (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>Times</p>' });
  });
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/about');
    const open = page.getByRole('button', { name: 'Open “A first call”' });
    await open.scrollIntoViewIfNeeded();
    const before = await open.boundingBox();
    expect(requests.splice(0)).toEqual([]);
    expect(before?.height).toBe(480);
    await open.press('Enter');
    const frame = page.locator('iframe');
    await expect(frame).toHaveAttribute('title', 'A first call');
    await expect(page.frameLocator('iframe').locator('p')).toHaveText('Times');
    await expect(frame).toBeFocused();
    expect(await frame.boundingBox()).toEqual(before);
    expect(requests.splice(0)).toEqual(['https://cal.com/halden/intro']);
  }
});

test('the speed of a page is sent once, when the visitor leaves it', async ({ page, baseURL }) => {
  expect(readBuilt('privacy-policy.html')).toContain('We count how fast our pages are.');
  const counted = async () => {
    const text = await (await fetch(`${baseURL}/metrics`)).text();
    return Number(/web_vital_lcp_milliseconds_count\{page="industry"\} (\d+)/.exec(text)?.[1] ?? 0);
  };
  const before = await counted();
  const measures = page.waitForResponse(/\/vitals\./);
  await page.goto('/industry/retail');
  await (await measures).finished();
  // The first input ends the largest contentful paint.
  await page.mouse.click(2, 2);
  await page.goto('/about');
  await expect.poll(counted).toBe(before + 1);
});
