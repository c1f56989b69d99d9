import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  carouselMoves,
  checkboxKeys,
  contactForm,
  hasPanels,
  thankYou,
} from '../../../test/content.ts';
import { anArticle, aService, everyRoute } from '../../../test/routes.ts';
import { keepTrying, type Visit, walk } from './walk.ts';

const paths = process.env.EVERY_ROUTE
  ? everyRoute.map(({ path }) => path)
  : ['/', aService, anArticle, '/contact'];

walk('pages are complete on a phone and on a desktop', async (visit) => {
  for (const path of paths) {
    await visit.open(path, 390);
    for (const width of [390, 1280]) {
      await visit.resize(width);
      await visit.awake();
      assert.deepEqual(await visit.evaluate(problems), [], path);
    }
    assert.deepEqual(await visit.errors(), [], path);
  }
});

/** Runs in the page. Returns what is missing, and how far the page scrolls sideways in either writing direction. */
function problems(): string[] {
  const root = document.documentElement;
  const visible = (css: string) =>
    [...document.querySelectorAll(css)].filter((element) => element.checkVisibility()).length;
  const sideways = (direction: string, left: number) => {
    root.dir = direction;
    scrollTo({ left, behavior: 'instant' });
    const moved = Math.max(Math.abs(scrollX), root.scrollWidth - root.clientWidth);
    scrollTo({ left: 0, behavior: 'instant' });
    return moved > 0 ? [`scrolls sideways by ${moved}px at ${innerWidth}px (${direction})`] : [];
  };
  const landmarks = ['h1', 'header', 'main', 'footer'].filter((css) => visible(css) === 0);
  const direction = root.dir;
  const overflow = [...sideways('ltr', 100), ...sideways('rtl', -100)];
  root.dir = direction;
  return [...landmarks.map((css) => `no visible ${css} at ${innerWidth}px`), ...overflow];
}

walk(
  'the side menu opens, closes on Escape and by its button, and its links work',
  async (visit) => {
    const menu = '#side-menu';
    const opener = `[commandfor="side-menu"][command="show-modal"]`;
    await visit.open('/about', 390);
    await visit.shown(menu, false);
    await visit.click(opener);
    await visit.shown(menu);
    await visit.press('Escape');
    await visit.shown(menu, false);
    assert.ok(await visit.evaluate((css) => document.activeElement?.matches(css), opener));
    await visit.click(opener);
    await visit.click(`${menu} [command="close"]`);
    await visit.shown(menu, false);
    await visit.click(opener);
    await visit.click(`${menu} a[href="/contact"]`);
    await visit.arrived('/contact');
    // The back/forward cache may bring a page back with its menu open.
    await visit.evaluate(() => history.back());
    await visit.arrived('/about');
    await visit.shown(menu, false);
  },
);

if (hasPanels)
  walk('the panels of the header open, close each other, and close on Escape', async (visit) => {
    const button = (name: string) => `.site-header [popovertarget="${name}-panel"]`;
    await visit.open('/about');
    await visit.click(button('services'));
    await visit.shown('#services-panel');
    await visit.click(button('industries'));
    await visit.shown('#industries-panel');
    await visit.shown('#services-panel', false);
    await visit.press('Escape');
    await visit.shown('#industries-panel', false);
    await visit.click(button('services'));
    await visit.click(button('services'));
    await visit.shown('#services-panel', false);
  });

if (carouselMoves)
  walk('the arrows of the testimonials move them', async ({ open, awake, click, evaluate }) => {
    const control = (nth: number) => `.testimonials-controls button:nth-of-type(${nth})`;
    const settled = () =>
      keepTrying(async () => {
        const slide = await evaluate(firstTestimonial);
        assert.notEqual(slide, -1, 'the testimonials move');
        return slide;
      });
    await open('/');
    await awake();
    // Otherwise they might move by themselves.
    await click(control(1));
    const before = await settled();
    await click(control(3));
    await keepTrying(async () => assert.notEqual(await settled(), before, 'the next one'));
    await click(control(2));
    await keepTrying(async () => assert.equal(await settled(), before, 'the previous one'));
  });

/** Runs in the page. Returns the testimonial at the start of the carousel; -1 while they move. */
function firstTestimonial(): number {
  const { left = 0 } = document.querySelector('.testimonials')?.getBoundingClientRect() ?? {};
  return [...document.querySelectorAll('.testimonial')].findIndex(
    (slide) => Math.abs(slide.getBoundingClientRect().left - left) < 2,
  );
}

walk('a link, Back and Forward land at the top', async ({ open, arrived, click, evaluate }) => {
  const leave = async (how: () => Promise<void>, path: string) => {
    await evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    assert.notEqual(await evaluate(() => scrollY), 0);
    await how();
    await arrived(path);
    assert.equal(await evaluate(settledScroll), 0, `${path} is scrolled`);
  };
  await open('/privacy-policy');
  await leave(() => click('footer a[href="/about"]'), '/about');
  await leave(() => evaluate(() => history.back()), '/privacy-policy');
  await leave(() => evaluate(() => history.forward()), '/about');
});

/** Returns the scroll position after everything that may scroll the page has run. */
async function settledScroll(): Promise<number> {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  return scrollY;
}

async function send({ fill, click }: Visit, enquiry: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(enquiry))
    await fill(`main form [name="${name}"]`, text);
  const [box] = checkboxKeys;
  if (box) await click(`main form [name="services"][value="${box}"]`);
  await click('main form [type="submit"]');
}

async function mailed(folder: string, enquiry: Record<string, string>): Promise<void> {
  await keepTrying(async () => {
    const mails = globSync(join(folder, 'mail/*.eml'));
    const texts = mails.map((file) => readFileSync(file, 'utf8'));
    const enquiries = texts.filter((text) =>
      Object.values(enquiry).every((one) => text.includes(one)),
    );
    assert.equal(enquiries.length, 1, 'mails with the enquiry');
  });
}

walk('an enquiry is stored, answered and cleared from the form', async (visit) => {
  const enquiry = { name: 'Zoe', email: 'zoe@visitor.example.com', message: 'A website, please.' };
  await visit.open('/contact', 390);
  await visit.awake();
  await send(visit, enquiry);
  await visit.shown('.Toastify__toast');
  const toast = await visit.evaluate(() => document.querySelector('.Toastify__toast')?.textContent);
  assert.ok(toast?.includes(contactForm.success), toast ?? '');
  await mailed(visit.folder, enquiry);
  const left = await visit.evaluate(
    () => document.querySelector<HTMLTextAreaElement>('main form [name="message"]')?.value,
  );
  assert.equal(left, '', 'what is left in the form');
});

// The driver of WebKitGTK cannot turn scripts off.
if (process.env.BROWSER === 'firefox')
  walk(
    'an enquiry from a browser without scripts is stored and answered by a page',
    async (visit) => {
      const enquiry = {
        name: 'Ada',
        email: 'ada@visitor.example.com',
        message: 'No scripts here.',
      };
      await visit.open('/contact');
      assert.ok(
        await visit.evaluate(() => document.querySelector('astro-island[ssr]') !== null),
        'scripts run',
      );
      await send(visit, enquiry);
      await visit.arrived('/thank-you');
      assert.equal(
        await visit.evaluate(() => document.querySelector('h1')?.innerText),
        thankYou.heading,
      );
      await mailed(visit.folder, enquiry);
    },
    { scripts: false },
  );
