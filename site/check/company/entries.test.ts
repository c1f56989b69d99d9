import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  WORK,
  JOB,
  SERVICE,
  ARTICLE,
  replace,
  append,
  withBand,
  newCompany,
} from './test/new-company.ts';

const { company, testFaults, testReports } = await newCompany();

testFaults({
  [JOB]: [
    [
      replace(/remote:\n.*\n/, ''),
      '\n  the job has no place of work, and company.yaml has no address, so search engines ignore the job.\n  Fix: add address: with street, city and country; or remote: [Norway]',
      'title',
    ],
    [
      replace('full-time', 'fulltime'),
      '  employment[0]\n  “fulltime” is not known here; did you mean “full-time”?\n  Fix: write one of full-time, part-time,',
    ],
    [
      append('salary: { currency: €, from: 60000, per: year }\n'),
      '  salary.currency\n  “€” is not valid: a currency is three capital letters, such as EUR.',
    ],
    [
      append('apply: jobs@example.com\n'),
      '  apply\n  “jobs@example.com” is not valid: an address begins with /',
    ],
  ],
  [SERVICE]: [
    [
      replace('order: 1', 'order: 2'),
      '  order\n  the order 2 is in services/quality-assurance.yaml:3 too.\n  Fix: give each its own number. The smallest comes first, and gaps are fine.',
    ],
    [
      append('otherSlugs:\n  - quality-assurance\n'),
      '  otherSlugs[0]\n  the name “quality-assurance” is in services/quality-assurance.yaml:1 too.\n  Fix: remove the name from one of the two.',
      '  - quality-assurance',
    ],
    [
      append('testingTools: true\n'),
      '  testingTools\n  technologies.yaml has no technology in the group “testing” to show here.\n  Fix: write false, or add a technology with group: testing.',
    ],
    [
      replace('bands:\n', 'bands:\n  - kind: testingTools\n'),
      '  bands[0].kind\n  technologies.yaml has no technology in the group “testing” to show here.\n  Fix: remove',
    ],
  ],
  'counters.yaml': [
    [
      append('- value: 2\n  id: sample-a\n  label: Years\n'),
      '  [1].id\n  the id “sample-a” is in counters.yaml:1 too.\n  Fix: give each entry its own id.',
      '  id',
    ],
  ],
  'articles/a_first_article.md': [
    [
      () => readFileSync(join(company, ARTICLE), 'utf8'),
      '\n  the name “a-first-article” is in articles/a-first-article.md:',
      'title:',
    ],
  ],
  [WORK]: [
    [
      withBand('kind: caseFigures'),
      '  bands[1].kind\n  the band caseFigures shows figures, which this case study does not have.\n  Fix: write figures: in this file, or remove the band.',
    ],
  ],
});

testReports([
  [
    'case studies without the words of their list',
    { 'pages/work-shared.yaml': () => undefined },
    [
      'pages/work-shared.yaml\n  this file is missing, but there are case studies, and it has the text of /work.\n  Fix: npm run new -- work',
    ],
  ],
  [
    'jobs without the words around them',
    { 'pages/jobs-shared.yaml': () => undefined },
    [
      'pages/jobs-shared.yaml\n  this file is missing, but there are jobs, and it has the text around them.\n  Fix: npm run new -- job',
    ],
  ],
  [
    'no case study, and no words of their list',
    { 'pages/work-shared.yaml': () => undefined, work: () => undefined },
    [],
  ],
]);
