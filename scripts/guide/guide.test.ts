import { existsSync, mkdirSync, cpSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { checkCompany } from '../../site/check/company/company.ts';
import { formatFileProblems } from '../../site/check/company/messages.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { fingerprints, guideFolder, readGuide } from './read-guide.ts';
import { replaceLines, performAction } from './type-into.ts';

const steps = readGuide();
const pictures = join(guideFolder, 'pictures');

test('the guide has ten steps, each with one picture of its result', () => {
  expect(steps.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const used = steps.map(({ picture }) => picture.replace('pictures/', ''));
  const existing = readdirSync(pictures).filter((name) => name !== 'made-from.json');
  expect(existing.sort()).toEqual(used.sort());
  for (const name of existing)
    expect(statSync(join(pictures, name)).size, name).toBeLessThan(60_000);
});

test('each picture matches what its step says: npx node scripts/screenshots.ts guide takes them again', () => {
  const madeFrom: unknown = JSON.parse(readFileSync(join(pictures, 'made-from.json'), 'utf8'));
  expect(madeFrom).toEqual(fingerprints(steps));
});

test('every step leaves a company without a problem, and each mistake is reported as the guide says', async () => {
  const website = temporaryFolder();
  const halden = join(website, 'halden');
  mkdirSync(join(website, 'frontage'));
  let mistakes = 0;
  for (const { number, actions } of steps) {
    for (const action of actions) {
      if (action.what === 'mistake') {
        const wrong = join(website, `wrong-${(mistakes += 1)}`);
        cpSync(halden, join(wrong, 'halden'), { recursive: true });
        await performAction(wrong, { ...action, what: 'type' });
        const problems = await checkCompany(join(wrong, 'halden'));
        const report = formatFileProblems(join(wrong, 'halden'), problems);
        expect(action.message).not.toBe('');
        for (const line of action.message.split('\n'))
          expect(report, `step ${number}`).toContain(line);
        const file = relative('halden', action.path);
        expect(
          problems.map((problem) => problem.file),
          report,
        ).toContain(file);
      } else await performAction(website, action);
    }
    if (!existsSync(halden)) continue;
    const problems = await checkCompany(halden);
    expect(problems, `step ${number}: ${formatFileProblems(halden, problems)}`).toEqual([]);
  }
  expect(mistakes).toBeGreaterThanOrEqual(9);
});

const step = (body: string) =>
  `# A guide\n\n## 1. One\n\n${body}\n\n**You see.** At <http://localhost:4321/> “words”.\n\n![It](pictures/1.webp)\n`;

test.each([
  [
    'a file that the words do not name',
    'Open the file, so that it holds only this:\n\n```yaml halden/a.yaml whole\na: 1\n```',
    /do not name `halden\/a.yaml`/,
  ],
  ['a block without a file', 'Type this:\n\n```yaml\na: 1\n```', /has no file/],
  ['a message without its mistake', '```text message\nno\n```', /follows the mistake/],
])('reading a guide with %s throws an error', (_, body, problem) => {
  expect(() => readGuide(step(body))).toThrow(problem);
});

test('reading a step without a promise or without a picture throws an error', () => {
  expect(() => readGuide(step('').replace('“words”', 'words'))).toThrow(/You see/);
  expect(() => readGuide(step('').replace('![It](pictures/1.webp)', ''))).toThrow(/one picture/);
  expect(readGuide(step(''))).toHaveLength(1);
});

test('typed fields replace those of the same name, and new fields are added at the end', () => {
  const text = 'a: 1\nlist:\n  - x\n  - y\nb: 2\n';
  expect(replaceLines(text, 'list: []\nnew:\n  in: it\n')).toBe(
    'a: 1\nlist: []\nb: 2\nnew:\n  in: it\n',
  );
  expect(replaceLines('---\na: 1\n---\n\nText\n', 'b: 2\n')).toBe('---\na: 1\nb: 2\n---\n\nText\n');
});
