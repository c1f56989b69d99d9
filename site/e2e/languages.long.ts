import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeNew } from '../../scripts/new.ts';
import { filesBelow } from '../src/lib/files-below.ts';
import { startService } from '../../test/service.ts';
import { axeFaults } from '../check-pages/axe.ts';
import { buildElsewhere } from './support/build-elsewhere.ts';
import { temporaryFolder } from './support/temporary-folder.ts';
import { expect, test } from './support/test.ts';

// A company in two languages, made by a folder and a setting alone: docs/decisions/0010-languages.md

// In their order and in one process: each looks at what the one before has built.
test.describe.configure({ mode: 'default' });

const place = temporaryFolder();
const company = join(place, 'halden');
let one = '';
let two = '';

const htmlOf = (dist: string, file: string) => readFileSync(join(dist, file), 'utf8');
const change = (file: string, from: RegExp | string, to: string) => {
  const text = readFileSync(join(company, file), 'utf8');
  expect(text, file).toMatch(from);
  writeFileSync(join(company, file), text.replace(from, to));
};

/** `hreflang` and address of the other languages that a page names. */
const alternatesIn = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="https?:\/\/[^/"]+([^"]*)"/g)]
    .map(([, language = '', path = '']) => [language, path || '/'] as const)
    .sort();
const pathOf = (file: string) => `/${file.replace(/(^index)?\.html$/, '')}`;

test.beforeAll(async () => {
  writeNew('company', 'Halden & Rye', company);
  writeNew('service', 'Second Service', company);
  // The second service is named wherever a page can be: on a card, in the footer, in a text.
  change(
    'home-services.yaml',
    /$/,
    '- { id: second, title: Second Service, details: It is the second., link: /services/second-service }\n',
  );
  change(
    'navigation.yaml',
    '        - name: Privacy Policy',
    '        - { name: The second, link: /services/second-service }\n        - name: Privacy Policy',
  );
  change(
    'articles/a-first-article.md',
    /$/,
    '\n[The second](/services/second-service#questions)\n',
  );
  change('stats.yaml', /value: \d+/, 'value: 1234567');
  one = await buildElsewhere({ COMPANY: company });
  // The folder: everything as it is, but with words of its own, without the second service and the page about.
  const files = readdirSync(company).filter((name) => !['art', 'brand', 'pictures', 'public'].includes(name)); // prettier-ignore
  for (const name of files)
    cpSync(join(company, name), join(company, 'de', name), { recursive: true });
  for (const file of ['services/second-service.yaml', 'pages/about.yaml'])
    rmSync(join(company, 'de', file));
  rmSync(join(company, 'de/company.yaml'));
  change(
    'de/words.yaml',
    /^/,
    'addresses: { services: leistungen, contact: kontakt, privacy-policy: datenschutz, thank-you: danke }\n',
  );
  change('de/words.yaml', /skip: .*/, 'skip: Zum Inhalt');
  change(
    'de/words.yaml',
    /$/,
    'languages: { label: Sprache, elsewhere: diese Seite nicht, offer: Diese Seite auf Deutsch, close: Zu }\n',
  );
});

test('a language that is not in the setting changes no byte of the site', async () => {
  const draft = await buildElsewhere({ COMPANY: company });
  change('company.yaml', /^name: /m, 'languages: [en]\nname: ');
  const named = await buildElsewhere({ COMPANY: company });
  for (const dist of [draft, named]) {
    expect(filesBelow(dist)).toEqual(filesBelow(one));
    for (const file of filesBelow(one))
      expect(readFileSync(join(dist, file)).equals(readFileSync(join(one, file))), file).toBe(true);
  }
});

test.describe('in the setting', () => {
  test.beforeAll(async () => {
    change('company.yaml', /^(languages: .*\n)?name: /m, 'languages: [en, de]\nname: ');
    await expect(buildElsewhere({ COMPANY: company })).rejects.toThrow(
      'the switch between them has no words',
    );
    change(
      'words.yaml',
      /$/,
      'languages: { label: Language, elsewhere: not this page, offer: This page in English, close: Close }\n',
    );
    two = await buildElsewhere({ COMPANY: company });
  });

  const pages = () => filesBelow(two).filter((file) => file.endsWith('.html'));
  const german = () => pages().filter((file) => /^de[/.]/.test(file));

  test('every page of the first language is where it was, and the others are below the language', () => {
    for (const file of filesBelow(one).filter((file) => file.endsWith('.html')))
      expect(pages()).toContain(file);
    for (const file of ['de.html', 'de/kontakt.html', 'de/datenschutz.html', 'de/404.html'])
      expect(german()).toContain(file);
    expect(german().some((file) => file.startsWith('de/leistungen/'))).toBe(true);
  });

  test('each page says its language, in numbers too, and its own address', () => {
    for (const file of pages()) {
      const html = htmlOf(two, file);
      const language = german().includes(file) ? 'de' : 'en';
      expect(html, file).toContain(`<html lang="${language}"`);
      const [, canonical] =
        /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/.exec(html) ?? [];
      if (language === 'de' && canonical !== undefined) expect(canonical, file).toBe(pathOf(file));
    }
    expect(htmlOf(two, 'de.html')).toContain('Zum Inhalt');
    expect(htmlOf(two, 'index.html')).toContain('1,234,567+');
    expect(htmlOf(two, 'de.html')).toContain('1.234.567+');
  });

  test('pages name each other, both ways and themselves, and the first language as the default', () => {
    const named = new Map(pages().map((file) => [pathOf(file), alternatesIn(htmlOf(two, file))]));
    const linked = [...named].filter(([, alternates]) => alternates.length > 0);
    expect(linked.length).toBeGreaterThan(10);
    for (const [path, alternates] of linked) {
      expect(alternates.map(([language]) => language)).toEqual(['de', 'en', 'x-default']);
      expect(alternates.map(([, address]) => address)).toContain(path);
      expect(alternates.at(-1)?.[1]).toBe(alternates[1]?.[1]);
      for (const [, address] of alternates) expect(named.get(address), address).toEqual(alternates);
    }
  });

  test('a page that is not translated is not made, and a link to it says its language', () => {
    expect(german().filter((file) => file.includes('second-service'))).toEqual([]);
    expect(alternatesIn(htmlOf(two, 'services/second-service.html'))).toEqual([]);
    for (const file of german()) {
      const html = htmlOf(two, file);
      for (const [link, href = ''] of html.matchAll(/<a\b[^>]*\shref="(\/[^"#?]*)[^"]*"[^>]*>/g))
        // Those of the switch say their language without it.
        if (!/^\/de(\/|$)|\.\w+$/.test(href) && !link.startsWith('<a hrefLang'))
          expect(link, file).toContain('hreflang="en" data-in="Englisch"');
    }
    expect(htmlOf(two, 'de/blog/a-first-article.html')).toContain(
      'href="/services/second-service#questions" hreflang="en" data-in="Englisch"',
    );
  });

  test('menus, cards and footer show what is there in the language', () => {
    const linksOf = (file: string, part: RegExp) =>
      [...(part.exec(htmlOf(two, file))?.[0] ?? '').matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(
        ([, href = '']) => href,
      );
    const footer = /<footer[\s\S]*<\/footer>/;
    expect(linksOf('index.html', footer)).toContain('/services/second-service');
    expect(linksOf('index.html', /<header[\s\S]*<\/header>/)).toContain('/about');
    expect(htmlOf(two, 'index.html')).toContain('It is the second.');
    for (const file of german()) {
      const around = [...linksOf(file, /<header[\s\S]*<\/header>/), ...linksOf(file, footer)];
      expect(around.length, file).toBeGreaterThan(5);
      const elsewhere = around.filter((href) => /^\/(services\/second-service|about)/.test(href));
      expect(elsewhere, file).toEqual([]);
    }
    expect(htmlOf(two, 'de.html')).not.toContain('It is the second.');
  });

  test('feed, texts for language models, manifest, structured data and sitemap are in the language', () => {
    expect(htmlOf(two, 'de/feed.xml')).toContain('xml:lang="de"');
    expect(htmlOf(two, 'de/llms.txt')).toContain('/de/kontakt');
    expect(JSON.parse(htmlOf(two, 'de/manifest.webmanifest'))).toMatchObject({
      lang: 'de',
      start_url: '/de',
    });
    const home = htmlOf(two, 'de.html');
    expect(home).toContain('"inLanguage":"de"');
    expect(home).toContain('href="/de/feed.xml"');
    expect(home).toContain('<meta property="og:locale" content="de_DE">');
    expect(home).toContain('<meta property="og:locale:alternate" content="en_US">');
    expect(home).toMatch(/og:image" content="[^"]*\/share\/de\/home\.png"/);
    const sitemap = htmlOf(two, 'sitemap.xml');
    for (const path of ['/contact', '/de/kontakt']) {
      const [url = ''] = sitemap.split('\n').filter((line) => line.includes(`${path}</loc>`)) ?? [];
      expect(url).toMatch(/hreflang="en" href="[^"]*\/contact"/);
      expect(url).toMatch(/hreflang="de" href="[^"]*\/de\/kontakt"/);
    }
  });

  test('the switch leads to the same page, or to the nearest and says so', () => {
    /** Of header, side menu and footer: where each leads, and whether it says that it is another page. */
    const switches = (file: string) =>
      [
        ...htmlOf(two, file).matchAll(
          /<ul aria-label="(?:Language|Sprache)"[^>]*>([\s\S]*?)<\/ul>/g,
        ),
      ].map(([, list = '']) => [/href="([^"]*)"/.exec(list)?.[1], list.includes('<small')]);
    const everywhere = (href: string, elsewhere = false) =>
      ['header', 'menu', 'footer'].map(() => [href, elsewhere]);
    expect(switches('contact.html')).toEqual(everywhere('/de/kontakt'));
    expect(switches('de/kontakt.html')).toEqual(everywhere('/contact'));
    expect(switches('services/second-service.html')).toEqual(everywhere('/de', true));
    expect(switches('404.html')).toEqual(everywhere('/de', true));
    for (const file of pages())
      for (const [language, address] of alternatesIn(htmlOf(two, file)))
        if (language === (german().includes(file) ? 'en' : 'de'))
          expect(switches(file), file).toEqual(everywhere(address));
    for (const file of filesBelow(one).filter((file) => file.endsWith('.html')))
      expect(htmlOf(one, file)).not.toContain('hreflang');
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('the switch works, and sets no cookie', async ({ page, context }) => {
      const service = await startService({ env: { SITE_DIR: two, COMPANY: company } });
      try {
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.goto(`${service.url}/contact`);
        await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
        await expect(page).toHaveURL(/\/de\/kontakt$/);
        await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
        await expect(page).toHaveURL(/\/contact$/);
        expect(await context.cookies()).toEqual([]);
      } finally {
        await page.close();
        await service.stop();
      }
    });
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('the form is answered in its language, when it is taken and when it is not', async ({
      page,
      watched,
    }) => {
      watched.errors.push(/429 \(Too Many Requests\)|404 \(Not Found\)/);
      const service = await startService({
        env: { SITE_DIR: two, COMPANY: company, RATE_LIMIT_MAX: '1' },
      });
      try {
        await page.goto(`${service.url}/de/kontakt`);
        await page.locator('textarea').fill('Guten Tag');
        await page.locator('form button').click();
        await expect(page).toHaveURL(/\/de\/danke$/);
        await expect(page.locator('html')).toHaveAttribute('lang', 'de');
        await page.goto(`${service.url}/de/kontakt`);
        await page.locator('textarea').fill('Noch einmal');
        await page.locator('form button').click();
        await expect(page.locator('html')).toHaveAttribute('lang', 'de');
        await expect(page.locator('textarea')).toHaveValue('Noch einmal');
        await expect(page.getByRole('alert')).toContainText(/\d (Sekunden?|Minuten?)/);
        // It is sent again in the same language.
        await expect(page.locator('input[name=language]')).toHaveValue('de');
        await page.goto(`${service.url}/contact`);
        await expect(page.locator('input[name=language]')).toHaveCount(0);
        expect((await page.goto(`${service.url}/de/enquiry-failed/too-many`))?.status()).toBe(404);
      } finally {
        await service.stop();
      }
    });
  });

  test.describe('for somebody who reads German', () => {
    test.use({ locale: 'de-AT' });

    test('one quiet line offers the page in German, and stays away once closed', async ({
      page,
      context,
    }) => {
      const service = await startService({ env: { SITE_DIR: two, COMPANY: company } });
      const offer = page.locator('body > aside a');
      try {
        for (const width of [390, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(`${service.url}/contact`);
          await expect(offer).toHaveText('Diese Seite auf Deutsch');
          await expect(offer).toHaveAttribute('hreflang', 'de');
          await expect(page.locator('body > aside')).toHaveAttribute('lang', 'de');
          expect(await axeFaults(page), `${width}`).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        }
        await offer.press('Enter');
        await expect(page).toHaveURL(/\/de\/kontakt$/);
        await page.waitForLoadState('networkidle');
        await expect(offer).toHaveCount(0);
        // A page that is not there in German offers none.
        await page.goto(`${service.url}/services/second-service`, { waitUntil: 'networkidle' });
        await expect(offer).toHaveCount(0);
        await page.goto(`${service.url}/contact`);
        await page.locator('body > aside').getByRole('button', { name: 'Zu' }).press('Enter');
        await expect(offer).toHaveCount(0);
        await page.goto(`${service.url}/blog`, { waitUntil: 'networkidle' });
        await expect(offer).toHaveCount(0);
        expect(await context.cookies()).toEqual([]);
      } finally {
        await page.close();
        await service.stop();
      }
    });

    test('the line is offered, and closes, where storage is blocked', async ({ page }) => {
      const service = await startService({ env: { SITE_DIR: two, COMPANY: company } });
      try {
        await page.addInitScript(() =>
          Object.defineProperty(window, 'sessionStorage', {
            get() {
              throw new DOMException('Blocked', 'SecurityError');
            },
          }),
        );
        await page.goto(`${service.url}/contact`);
        const line = page.locator('body > aside');
        await line.getByRole('button', { name: 'Zu' }).click();
        await expect(line).toHaveCount(0);
      } finally {
        await page.close();
        await service.stop();
      }
    });

    test('what gets the focus is not under that line', async ({ page }) => {
      const service = await startService({ env: { SITE_DIR: two, COMPANY: company } });
      try {
        await page.setViewportSize({ width: 390, height: 600 });
        await page.goto(`${service.url}/contact`);
        const line = page.locator('body > aside');
        await expect(line).toBeVisible();
        for (let step = 0; step < 30; step++) {
          await page.keyboard.press('Tab');
          const focused = page.locator('main :focus, footer :focus');
          if ((await focused.count()) === 0) continue;
          const [own, over] = [await focused.boundingBox(), await line.boundingBox()];
          if (own && over) expect(own.y + own.height, `${step}`).toBeLessThanOrEqual(over.y + 1);
        }
      } finally {
        await page.close();
        await service.stop();
      }
    });
  });

  test('who reads the language of the page is offered nothing, and fetches nothing for it', async ({
    page,
  }) => {
    const service = await startService({ env: { SITE_DIR: two, COMPANY: company } });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    try {
      await page.goto(`${service.url}/contact`, { waitUntil: 'networkidle' });
      expect(asked.filter((url) => url.includes('/later.')).length).toBe(1);
      expect(asked.filter((url) => url.includes('language-offer'))).toEqual([]);
      await expect(page.locator('body > aside')).toHaveCount(0);
    } finally {
      await page.close();
      await service.stop();
    }
    expect(filesBelow(one).filter((file) => file.includes('language-offer'))).toEqual([]);
  });

  test('a draft in the form is there in the other language', async ({ page }) => {
    const service = await startService({ env: { SITE_DIR: two, COMPANY: company } });
    try {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto(`${service.url}/contact`, { waitUntil: 'networkidle' });
      await page.locator('textarea').fill('Half a message');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
      await expect(page).toHaveURL(/\/de\/kontakt$/);
      await expect(page.locator('textarea')).toHaveValue('Half a message');
    } finally {
      await page.close();
      await service.stop();
    }
  });

  test('the service sends them, with their own page for what is not there', async ({
    page,
    watched,
  }) => {
    watched.errors.push(/404 \(Not Found\)/);
    const service = await startService({ env: { SITE_DIR: two, COMPANY: company } });
    try {
      await page.goto(`${service.url}/de`);
      await page.getByRole('link', { name: 'Zum Inhalt' }).focus();
      expect((await page.goto(`${service.url}/de/kontakt`))?.status()).toBe(200);
      const missing = await page.goto(`${service.url}/de/nowhere`);
      expect(missing?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    } finally {
      await page.close();
      await service.stop();
    }
  });
});
