import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { formatFileProblems } from './file-problem.ts';
import { checkCompany } from './check-company.ts';
import {
  WORK,
  JOB,
  SERVICE,
  ARTICLE,
  replace,
  append,
  readIfFile,
  describeProblems,
  newCompany,
} from './test/new-company.ts';

const { company, copyWith, testReports } = await newCompany();

testReports([
  [
    'a file that nothing reads, and whose name comes near',
    { 'counters.yaml': () => undefined, 'counter.yaml': () => '- id: one\n' },
    [/counter\.yaml\n {2}nothing reads this file; did you mean counters\.yaml\?/],
  ],
  [
    'services without the words around them',
    { 'pages/service-shared.yaml': () => undefined },
    [/pages\/service-shared\.yaml\n {2}this file is missing\./],
  ],
  [
    'three files, one of which cannot be read',
    {
      'testimonials.yaml': () => '- id: one\n  quote: "She said\n',
      'counters.yaml': replace('value: 1', 'value: many'),
      'navigation.yaml': replace('/contact', '/none-such-here'),
    },
    [/counters[^]*navigation[^]*testimonials/, 'many', 'none-such-here'],
  ],
]);

const unused = [
  'testimonials.yaml',
  'counters.yaml',
  'customers.yaml',
  'project-log.yaml',
  'technologies.yaml',
  'pages/about.yaml',
  'pages/privacy-policy.yaml',
  'service-cards.yaml',
];
const wholeKinds = ['services', 'industries', 'articles'];

test.for([...unused.map((file) => [file]), unused, [...unused, ...wholeKinds, 'work']])(
  'a company without %s has no problems',
  async (files) => {
    // The template has the testimonials.
    const bands = ['counters', 'logoStrip', 'logoGrid'].map(
      (kind) => `  - kind: ${kind}\n    heading: H\n    text: T\n`,
    );
    const folder = copyWith({
      'pages/home.yaml': append(`${bands.join('')}  - kind: projectLog\n`),
      ...Object.fromEntries(files.map((file) => [file, () => undefined])),
    });
    expect(await describeProblems(folder)).toBe(formatFileProblems(folder, []));
    for (const list of files.filter((file) => /^[a-z-]+\.yaml$/.test(file)))
      if (list !== 'project-log.yaml') writeFileSync(join(folder, list), '# Nothing yet\n');
    expect(await describeProblems(folder)).toBe(formatFileProblems(folder, []));
  },
);

const future = 'date: 2999-01-01';

test('problems name files relative to the folder in which the command was started', async () => {
  const folder = copyWith({ 'counters.yaml': () => 'x' });
  vi.stubEnv('INIT_CWD', folder);
  expect(await describeProblems(folder)).toMatch(/^counters\.yaml:1\n/m);
  vi.unstubAllEnvs();
});

test('an unpublished page is checked like a public one, and links to it are no problems', async () => {
  const folder = copyWith({
    [ARTICLE]: (text) => `${text}\n[Soon](/services/later), [all](/blog/tag/soon)\n`,
    'services/later.yaml': () =>
      `publish: 2999-01-01\n${readIfFile(join(company, SERVICE)).replace('order: 1', 'order: 99')}`,
    [WORK]: replace(/^services:.*/m, '$&\n  - later'),
    'articles/later.md': () =>
      `---\n${future}\ntitle: Later\ndescription: ${'Words. '.repeat(11)}\nshownDate: Soon\ntags: [Soon]\n---\n\nText\n`,
  });
  expect(await describeProblems(folder)).toBe(formatFileProblems(folder, []));
  const broken = copyWith({
    'articles/later.md': () =>
      `---\n${future}\nauthor: nobody\ntitle: Not yet\n---\n\n![A](../pictures/none.jpg) [b](/no-page)\n`,
    'services/draft.yaml': () => 'draft: true\nname: Later\n',
  });
  const all = await describeProblems(broken);
  for (const words of ['“nobody”', 'none.jpg', '/no-page', 'services/draft.yaml', 'description'])
    expect(all).toContain(words);
});

test('a closed job is not checked, and links to it are no problems', async () => {
  const folder = copyWith({
    [JOB]: replace(/^date: .*/m, 'date: 2020-02-02\ncloses: 2020-01-31\nx: y'),
    'pages/jobs.yaml': replace(/^ +none:.*/m, ''),
    [ARTICLE]: (text) => `${text}\n[A job](/jobs/engineer), [all](/jobs#jobs)\n`,
    'redirects.yaml': () =>
      `- { from: /old, to: /jobs/engineer }\n- { from: /vacancies/*, to: /jobs/* }\n`,
  });
  expect(await describeProblems(folder)).toBe(formatFileProblems(folder, []));
  vi.stubEnv('SITE_DRAFTS', '1');
  expect(await describeProblems(folder)).toContain(
    'closes\n  the job closes before it is published.\n  Fix: correct date or closes.',
  );
  vi.unstubAllEnvs();
});

test.for([
  'company.yaml.orig',
  'company (copy).yaml',
  'counters.txt',
  'articles/notes.txt',
  'services/Thumbs.db',
])('the unknown file %s is reported without a suggested name', async (file) => {
  expect(await checkCompany(copyWith({ [file]: () => 'x' }))).toEqual([
    expect.objectContaining({
      file,
      message: 'nothing reads this file.',
      fix: expect.stringMatching(/^remove it, or put it into one of/) as string,
    }),
  ]);
});
