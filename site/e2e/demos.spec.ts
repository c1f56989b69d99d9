import type { Locator, Page } from '@playwright/test';
import type { BandKind } from '../src/bands/bands.ts';
import { decide } from '../src/bands/decisions/decide.ts';
import { scoreBins, tallyAtThreshold } from '../src/bands/threshold/threshold.ts';
import { type Demo, demoOf, openDemo, sectionOf } from './support/demos.ts';
import { expect, test } from './support/test.ts';

// One interactive demonstration of each kind, by pointer, by keyboard and with a screen reader.

const expectStill = async (page: Page) =>
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);

const heightOf = async (section: Locator) => (await section.boundingBox())?.height;

/** A choice that shows a result whose name begins with what `shows` returns. */
type Choice = Pick<Demo, 'path'> & {
  band: { heading: string; legend: string };
  options: string[];
  shows: (option: string) => string;
  look?: (panel: Locator, option: string) => Promise<void>;
};

const choices: Choice[] = [
  ...demoOf('screenStates').map(({ path, band }) => ({
    path,
    band,
    options: band.states.map(({ name }) => name),
    shows: (name: string) => `${band.screen}: ${name}`,
  })),
  ...demoOf('findings').map(({ path, band }) => ({
    path,
    band,
    options: [band.before.name, band.after.name],
    shows: (name: string) => `${band.screen}: ${name}`,
    async look(panel: Locator, option: string) {
      const section = panel.page().getByRole('region', { name: band.heading, exact: true });
      const before = option === band.before.name;
      for (const { observation, solution } of band.findings) {
        await expect(section.getByText(observation, { exact: true })).toBeVisible({
          visible: before,
        });
        await expect(section.getByText(solution, { exact: true })).toBeVisible({
          visible: !before,
        });
      }
      // A picture of a page, so nothing in it can be focused.
      await expect(panel.locator('button, input, a, [tabindex]')).toHaveCount(0);
    },
  })),
  ...demoOf('apiExample').map(({ path, band }) => {
    const exchange = (option: string) => band.exchanges.find(({ name }) => name === option);
    return {
      path,
      band,
      options: band.exchanges.map(({ name }) => name),
      shows: (name: string) => `${name}: ${exchange(name)?.status}`,
      async look(panel: Locator, option: string) {
        const { request = '', response = '' } = exchange(option) ?? {};
        await expect(panel.locator('code')).toHaveText([request.trim(), response.trim()]);
      },
    };
  }),
  ...demoOf('logoInUse').map(({ path, band }) => ({
    path,
    band,
    options: band.places.map(({ name }) => name),
    shows: (name: string) => name,
    async look(panel: Locator, option: string) {
      const mark = panel.locator('svg, img').first();
      await expect(mark).toBeVisible();
      if (band.places.find(({ name }) => name === option)?.place !== 'tab') return;
      expect(await mark.boundingBox()).toMatchObject({ width: 16, height: 16 });
    },
  })),
  ...demoOf('pageWeight').map(({ path, band }) => ({
    path,
    band,
    options: band.connections.map(({ name }) => name),
    shows: (name: string) => name,
    async look(panel: Locator) {
      await expect(panel.locator('b')).toHaveText(/[1-9]/);
    },
  })),
];

for (const choice of choices) {
  const { path, band, options, shows, look } = choice;
  test(`“${band.heading}” on ${path} shows the chosen option without moving anything else, and prints all options`, async ({
    page,
  }) => {
    const section = await openDemo(page, choice);
    const panels = section.locator('.radio-tabs-panels > *:visible');
    const panel = (option = '') => section.getByRole('group', { name: shows(option), exact: true });
    const height = await heightOf(section);
    for (const option of options) {
      await section.locator('label').getByText(option, { exact: true }).click();
      await expect(panels).toHaveCount(1);
      await expect(panel(option)).toBeVisible();
      await look?.(panel(option), option);
      expect(await heightOf(section)).toBe(height);
    }
    const radios = section.getByRole('group', { name: band.legend, exact: true });
    await expect(radios.getByRole('radio')).toHaveCount(options.length);
    await radios.getByRole('radio').last().focus();
    await page.keyboard.press('ArrowDown');
    await expect(panel(options[0])).toBeVisible();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.keyboard.press('ArrowUp');
    await expect(panel(options.at(-1))).toBeVisible();
    await expectStill(page);
    const announcement = await section.locator('[aria-live="polite"]').ariaSnapshot();
    expect(announcement).toContain(shows(options.at(-1) ?? ''));
    expect(announcement).not.toContain(shows(options[0] ?? ''));
    await page.emulateMedia({ media: 'print' });
    await expect(panels).toHaveCount(options.length);
  });
}

for (const demo of demoOf('conversation')) {
  const { questions, colleague, labels, screen, greeting } = demo.band;
  const [first, second] = questions;
  const last = questions.find(({ handsOver }) => handsOver);

  test(`“${demo.band.heading}” answers questions, hands over to a colleague and starts again`, async ({
    page,
  }) => {
    const section = await openDemo(page, demo);
    const height = await heightOf(section);
    const log = section.getByRole('log', { name: screen });
    const desk = section.getByRole('group', { name: colleague.screen });
    const button = (name = '') => section.getByRole('button', { name });
    // The first question is answered when the section comes into view.
    for (const words of [greeting, first?.asked, first?.answer, first?.source])
      await expect(log).toContainText(words ?? '');
    await expect(button(first?.asked)).toHaveAttribute('aria-disabled', 'true');
    await expect(section.getByRole('group', { name: labels.questions })).toBeVisible();
    await expect(desk).toContainText(colleague.waiting);
    await button(second?.asked).focus();
    await page.keyboard.press('Enter');
    await expect(log).toContainText(second?.answer ?? '');
    await expect(button(second?.asked)).toBeFocused();
    for (let index = 1; index < questions.length; index++) await page.keyboard.press('Tab');
    await expect(button(labels.restart)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(log).not.toContainText(second?.answer ?? '');
    await expect(section.getByRole('button').first()).toBeFocused();

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await button(last?.asked).click();
    await expect(log).toContainText(last?.answer ?? '');
    await expectStill(page);
    for (const words of [colleague.tag, colleague.reason, colleague.note, first?.asked ?? ''])
      await expect(desk).toContainText(words);
    // After the handover the machine answers no more.
    await button(second?.asked).click({ force: true });
    await expect(log).not.toContainText(second?.answer ?? '');
    expect(await heightOf(section)).toBe(height);
  });
}

for (const demo of demoOf('decisions')) {
  const { conditions, rules, labels } = demo.band;
  const lastAnswers = conditions.map(({ options }) => options.at(-1) ?? '');
  const firstAnswers = conditions.map(({ options }) => options[0] ?? '');

  test(`“${demo.band.heading}” names and marks the first rule that fits the answers`, async ({
    page,
  }) => {
    const section = await openDemo(page, demo);
    const status = section.getByRole('status');
    const expectDecided = async (answers: string[]) => {
      const decided = decide(rules, answers);
      for (const words of [labels.result, rules[decided]?.then ?? '', rules[decided]?.why ?? ''])
        await expect(status).toContainText(words);
      await expect(section.locator('tbody tr').nth(decided)).toHaveAttribute('data-decides');
      await expect(section.locator('[data-decides]')).toHaveCount(1);
    };
    await expectDecided(firstAnswers);
    await expect(section.getByRole('table').getByRole('columnheader')).toHaveCount(
      conditions.length + 2,
    );
    await section.getByRole('radio').first().focus();
    await page.keyboard.press('ArrowUp');
    await expectDecided(firstAnswers.with(0, lastAnswers[0] ?? ''));
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowUp');
    await expectDecided([...lastAnswers.slice(0, 2), ...firstAnswers.slice(2)]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [index, answer] of lastAnswers.entries())
      await section
        .getByRole('group', { name: conditions[index]?.label ?? '' })
        .getByText(answer, { exact: true })
        .click();
    await expectDecided(lastAnswers);
    await expectStill(page);
  });
}

for (const demo of demoOf('offline')) {
  const { jobs, labels, rule, office, phone } = demo.band;

  test(`“${demo.band.heading}” keeps work done offline, and sends it when the signal is back`, async ({
    page,
  }) => {
    await page.clock.install({ time: 0 });
    const section = await openDemo(page, demo);
    const height = await heightOf(section);
    const desk = section.getByRole('group', { name: office, exact: true });
    const boxes = section.getByRole('group', { name: phone, exact: true }).getByRole('checkbox');
    const status = section.getByRole('status').first();
    const power = section.getByRole('switch', { name: labels.signal });
    await expect(desk).toContainText(jobs.find((job) => job.moved)?.moved ?? '');
    await expect(boxes).toHaveCount(jobs.length);
    await expect(power).not.toBeChecked();
    await expect(status).toHaveText(labels.status.off);
    for (const [index, { name }] of jobs.entries()) {
      await section.getByRole('checkbox', { name }).check();
      await expect(status).toHaveText(labels.status.kept.replace('{count}', String(index + 1)));
    }
    await expect(desk).not.toContainText(labels.jobs.sent);
    await page.clock.pauseAt(3_600_000);
    await power.click();
    await expect(section.getByText(labels.jobs.sending, { exact: true })).toBeVisible();
    await page.clock.resume();
    await expect(status).toHaveText(labels.status.sent);
    await expect(desk.getByText(labels.jobs.sent, { exact: true })).toHaveCount(jobs.length);
    await expect(section.getByText(rule.result)).toBeVisible();
    expect(await heightOf(section)).toBe(height);

    await section.getByRole('button', { name: labels.restart }).press('Enter');
    await expect(status).toHaveText(labels.status.off);
    await expect(power).toBeFocused();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await boxes.first().press('Space');
    await power.press('Space');
    await expect(status).toHaveText(labels.status.sent);
    await expectStill(page);
  });
}

for (const demo of demoOf('testRun')) {
  const { checks, heading, labels, versions } = demo.band;
  const red = versions.findIndex(({ failing }) => failing.length > 0);
  const otherVersion = versions.at(-1 - Number(red === versions.length - 1));

  test(`“${heading}” runs the checks one after the other and reports when the run is over`, async ({
    page,
  }) => {
    await page.clock.install({ time: 0 });
    const section = await openDemo(page, demo);
    const report = section.getByRole('status');
    const choose = (version?: { name: string }) =>
      section
        .locator('label')
        .getByText(version?.name ?? '', { exact: true })
        .click();
    const expectOver = async (failing: number[] = []) =>
      expect(section.getByRole('listitem')).toHaveText(
        checks.map(
          (check, index) => `${check} ${labels[failing.includes(index + 1) ? 'fails' : 'holds']}`,
        ),
      );
    await expectOver(versions[red]?.failing);
    await page.clock.pauseAt(3_600_000);
    await choose(otherVersion);
    await expect(section.getByRole('listitem').last()).toContainText(labels.waits);
    await expect(report).toHaveText('');
    await page.clock.resume();
    await expectOver(otherVersion?.failing);
    await expect(report).toHaveText(otherVersion?.report ?? '');
    await choose(versions[red]);
    await section.getByRole('radio', { checked: true }).focus();
    for (const version of [...versions.slice(red + 1), ...versions.slice(0, red)]) {
      await page.keyboard.press('ArrowDown');
      await expect(section.getByRole('radio', { name: version.name, exact: true })).toBeChecked();
    }
    await expectOver(versions.at(red - 1)?.failing);
    await page.clock.pauseAt(7_200_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await choose(versions[red]);
    await expectOver(versions[red]?.failing);
  });
}

async function expectCounted(section: Locator, { band }: Demo<'threshold'>, threshold: number) {
  const { fields = [], bins, checked, costs, labels } = band;
  const items = bins
    ? scoreBins(bins)
    : fields.map(({ score, truth }) => ({ score, right: truth ? 0 : 1, wrong: truth ? 1 : 0 }));
  const { missed, cost, ...counts } = tallyAtThreshold(items, threshold, checked, costs);
  const row = (name: string) => section.getByRole('row', { name: new RegExp(`^${name}\\b`) });
  const last = (name: string) => row(name).getByRole('cell').last();
  await expect(last(labels.checked)).toHaveText(counts.checked.toLocaleString('en'));
  await expect(last(labels.missed)).toHaveText(missed.toLocaleString('en'));
  await expect(last(labels.cost)).toHaveText(
    labels.money.replace('{amount}', cost.toLocaleString('en')),
  );
}

for (const demo of demoOf('threshold')) {
  const { labels, recommended, lowest = 0, step = 5 } = demo.band;

  test(`“${demo.band.heading}” counts again at each threshold, and describes the result in words`, async ({
    page,
  }) => {
    const section = await openDemo(page, demo);
    await expectCounted(section, demo, recommended);
    await expect(section.getByRole('table').getByRole('columnheader')).toHaveCount(3);
    await expect(section.getByRole('slider')).toHaveAccessibleName(
      labels.threshold.replace('{threshold}', String(recommended)),
    );
    const slider = section.getByRole('slider');
    const spoken = await slider.getAttribute('aria-valuetext');
    expect(spoken).toContain(String(recommended));
    expect(spoken).not.toContain('{');
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await expectCounted(section, demo, recommended + step);
    await page.keyboard.press('Home');
    await expectCounted(section, demo, lowest);
    await expect(slider).not.toHaveAttribute('aria-valuetext', spoken ?? '');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { width = 0, height = 0 } = (await slider.boundingBox()) ?? {};
    await slider.click({ position: { x: width - 2, y: height / 2 } });
    await expectCounted(section, demo, 100);
    await expectStill(page);
  });
}

/** A kind's demonstration, with what it says without a script, where it has no control. */
const saying = <Kind extends BandKind>(kind: Kind, words: (band: Demo<Kind>['band']) => string[]) =>
  demoOf(kind).map(({ path, band }) => ({
    path,
    band: { heading: band.heading },
    words: words(band),
  }));

const described = [
  ...saying('conversation', ({ questions, colleague }) => [
    ...questions.map(({ answer }) => answer),
    colleague.note,
  ]),
  ...saying('decisions', ({ rules }) => rules.slice(-1).map(({ then }) => then)),
  ...saying('offline', ({ story, rule }) => [
    ...story.flatMap(({ title, text }) => [title, text]),
    rule.text,
  ]),
  ...saying('testRun', ({ versions }) => versions.map(({ report }) => report)),
  ...saying('threshold', ({ baseline }) => [baseline.name]),
];

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every demonstration is complete: choices work, and everything else is described without controls', async ({
    page,
  }) => {
    for (const choice of choices) {
      await page.goto(choice.path);
      const section = sectionOf(page, choice);
      const last = choice.options.at(-1) ?? '';
      await section.locator('label').getByText(last, { exact: true }).click();
      const panel = section.getByRole('group', { name: choice.shows(last), exact: true });
      await expect.soft(panel, choice.band.heading).toBeVisible();
    }
    for (const demo of described) {
      await page.goto(demo.path);
      const section = sectionOf(page, demo);
      for (const role of ['button', 'checkbox', 'radio', 'slider'] as const)
        await expect.soft(section.getByRole(role), demo.path).toHaveCount(0);
      for (const text of demo.words)
        await expect.soft(section.getByText(text).first(), demo.path).toBeVisible();
    }
  });
});
