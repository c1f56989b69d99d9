import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeNew } from '../../../scripts/new.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { checkCompany } from './company.ts';
import { report } from './messages.ts';

const WORK = 'work/oak-and-ash.yaml';

// A desk takes a title, and says so; a till takes nothing.
const drawn = `
export const screens = {
  desk: ({ words }) => {
    if (words?.title) return <p>{words.title}</p>;
    throw Object.assign(new Error('a text is missing'), { path: ['title'] });
  },
  till: () => <p />,
};
`;

/** What is told of a company whose case study shows the desk. */
async function told(words?: string) {
  const folder = join(temporaryFolder(), 'halden');
  writeNew('company', 'Halden & Rye', folder);
  writeNew('work', 'Oak and ash', folder);
  const band =
    '  - kind: screens\n    heading: A\n    screens:\n      - { screen: desk, frame: desk, alt: A desk }\n';
  const page = readFileSync(join(folder, WORK), 'utf8');
  writeFileSync(join(folder, WORK), page.replace('  - kind: list', `${band}  - kind: list`));
  mkdirSync(join(folder, 'art'), { recursive: true });
  writeFileSync(join(folder, 'art/screens.tsx'), drawn);
  if (words !== undefined) writeFileSync(join(folder, 'screens.yaml'), words);
  return report(folder, await checkCompany(folder));
}

test('screens that have their words have no faults', async () => {
  expect(await told('desk:\n  title: Oak\n')).toContain('0 problems');
});

test('a screen that cannot be drawn is reported with the place of the word that it lacks', async () => {
  const lacks =
    'desk.title\n  the screen cannot be drawn with these words: a text is missing.\n  Fix: ';
  expect(await told()).toContain(`screens.yaml  ${lacks}`);
  expect(await told('till: {}\ndesk:\n  under: Oak\n')).toContain(`screens.yaml:2  ${lacks}`);
});

test('words of a screen that the art does not have are reported with the nearest that it has', async () => {
  expect(await told('desk:\n  title: Oak\ntil:\n  title: Ash\n')).toContain(
    'screens.yaml:3  til\n  the art has no screen and no moment “til”; did you mean “till”?\n  Fix: write till',
  );
});

test('a screen without names for its words is a fault of the file', async () => {
  expect(await told('desk: Oak\n')).toContain('desk\n  it takes fields of its own, but has “Oak”.');
});
