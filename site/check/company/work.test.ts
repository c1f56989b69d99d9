import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stillSample } from '../../../scripts/launch-check.ts';
import { writeNew } from '../../../scripts/new.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { checkCompany } from './company.ts';
import { report } from './messages.ts';

const FILE = 'work/oak-and-ash.yaml';

/** A new company with a case study, in which a file says something else. */
function companyWith(file = FILE, change: (text: string) => string = (text) => text) {
  const folder = join(temporaryFolder(), 'halden');
  writeNew('company', 'Halden & Rye', folder);
  writeNew('work', 'Oak and ash', folder);
  const before = readFileSync(join(folder, file), 'utf8');
  writeFileSync(join(folder, file), change(before));
  return folder;
}

const told = async (folder: string) => report(folder, await checkCompany(folder));

test('a new case study has no problems, says that nobody ordered it, and is known as sample', async () => {
  const folder = companyWith();
  expect(await told(folder)).toContain('0 problems');
  const text = readFileSync(join(folder, FILE), 'utf8');
  expect(text).toContain('concept: true');
  expect(stillSample(folder)).toContainEqual(
    expect.objectContaining({ file: FILE, what: expect.stringMatching(/^all of it/) as string }),
  );
});

test.for<[what: string, change: (text: string) => string, message: string]>([
  [
    'an unknown service',
    (text) => text.replace('- quality-assurance', '- quality-asurance'),
    '  services[0]\n  services/ has no file quality-asurance.yaml; did you mean “quality-assurance”?\n  Fix: write one of quality-assurance, web-development.',
  ],
  [
    'an unknown industry',
    (text) => text.replace('industry: retail', 'industry: retial'),
    '  industry\n  industries/ has no file retial.yaml; did you mean “retail”?\n  Fix: write one of retail.',
  ],
  [
    'a cover that is not there',
    (text) => `${text}image: { src: oak.jpg, alt: An oak }\n`,
    '  image.src\n  there is no file pictures/oak.jpg.',
  ],
  [
    'another heading',
    (text) => text.replace('kind: prose', 'kind: opening'),
    '  bands[0].kind\n  “opening” is not known here',
  ],
  [
    'a part of which there is nothing',
    (text) => text.replace('  - kind: list', '  - kind: caseQuote\n  - kind: list'),
    '  bands[1].kind\n  caseQuote shows quote, and this case study has none.\n  Fix: write quote: in this file, or take the band out.',
  ],
  [
    'an unknown case study in a band',
    (text) =>
      text.replace(
        '  - kind: list',
        '  - kind: caseStudies\n    heading: A\n    caseStudies: [oak-and-ahs]\n  - kind: list',
      ),
    'work/ has no case study “oak-and-ahs”; did you mean “oak-and-ash”?',
  ],
  [
    'a link to a case study that is not there',
    (text) =>
      text.replace(
        '  - kind: list',
        '  - kind: picture\n    heading: A\n    image: { src: a.jpg, alt: b }\n    link: /work/oak\n  - kind: list',
      ),
    'there is no page /work/oak',
  ],
])('%s is reported with its place and its fix', async ([, change, message]) => {
  expect(await told(companyWith(FILE, change))).toContain(message);
});

const screen =
  '  - kind: screens\n    heading: A\n    screens:\n      - { screen: desl, frame: desk, alt: A desk }\n';

test('a screen that the art does not have is reported with the nearest that it has', async () => {
  const folder = companyWith(FILE, (text) =>
    text.replace('  - kind: list', `${screen}  - kind: list`),
  );
  expect(await told(folder)).toContain(
    'bands[1].screens[0].screen\n  the art has no screen “desl”.\n  Fix: draw it in art/screens.tsx, or take it out.',
  );
  mkdirSync(join(folder, 'art/screens'), { recursive: true });
  writeFileSync(join(folder, 'art/screens/Desk.css'), '.desk { color: red }');
  const drawn =
    "import './screens/Desk.css';\nexport const screens = { desk: () => <p />, till: () => <p /> };\n";
  writeFileSync(join(folder, 'art/screens.tsx'), drawn);
  expect(await told(folder)).toContain(
    'the art has no screen “desl”; did you mean “desk”?\n  Fix: write one of desk, till.',
  );
  writeFileSync(join(folder, 'art/screens.tsx'), "throw new Error('No glass');");
  expect(await told(folder)).toContain(
    'art/screens.tsx\n  it cannot be loaded: No glass.\n  Fix: correct it; until then nothing is known of the screens',
  );
});

test('the words of the list are demanded once there is a case study, and not before', async () => {
  const folder = companyWith();
  rmSync(join(folder, 'pages/work-shared.yaml'));
  expect(await told(folder)).toContain(
    'pages/work-shared.yaml\n  this file is missing, and there are case studies: /work has no words.\n  Fix: npm run new -- work',
  );
  rmSync(join(folder, 'work'), { recursive: true });
  expect(await checkCompany(folder)).toEqual([]);
});

test('a menu may lead to case studies while there are some, and a page of one’s own has another address', async () => {
  const toWork = (text: string) => text.replace('link: /about', 'link: /work/oak-and-ash');
  const folder = companyWith('navigation.yaml', toWork);
  expect(await checkCompany(folder)).toEqual([]);
  const page = `title: Work\ndescription: ${'What we made. '.repeat(6).trim()}\nbands:\n  - kind: opening\n    heading: Work\n    text: All.\n`;
  writeFileSync(join(folder, 'pages/work.yaml'), page);
  expect(await told(folder)).toContain('/work is the address of the case studies.');
  rmSync(join(folder, 'work'), { recursive: true });
  rmSync(join(folder, 'pages/work.yaml'));
  expect(await told(folder)).toContain('there is no page /work/oak-and-ash');
});
