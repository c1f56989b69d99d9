import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { migrations } from './migrations.ts';
import { planned } from './migrations/plan.ts';
import { carryOut, plan, shown } from './upgrade.ts';
import { theme } from '../site/src/schema/theme.ts';
import { temporaryFolder } from '../test/temporary-folder.ts';

function project(files: Record<string, string>) {
  const root = temporaryFolder();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

const facts = '# ours\nname: Halden\nareaServed: Here\ncheckboxes:\n  care: Care\n';

const old = {
  'site/content/company.yaml': facts,
  'site/content/stats.yaml': '- id: a\n',
  'site/content/words.yaml': 'skip: Skip\nvideo: {}\nnotifications: Notes\n',
  'site/public/tree.webp': 'bytes',
};

test('without --write the upgrade shows what would move, and changes nothing', () => {
  const root = project(old);
  expect(plan(root, 'companies/halden').map(shown)).toEqual([
    expect.stringMatching('^site/content/company.yaml → companies/halden/company.yaml$'),
    'site/content/stats.yaml → companies/halden/stats.yaml',
    'site/content/words.yaml → companies/halden/words.yaml',
    'site/public/tree.webp → companies/halden/public/tree.webp',
  ]);
  expect(existsSync(join(root, 'companies'))).toBe(false);
});

test('files move byte for byte, and a second run finds nothing to do', () => {
  const root = project(old);
  carryOut(root, plan(root, 'companies/halden'));
  const read = (path: string) => readFileSync(join(root, 'companies/halden', path), 'utf8');
  expect([read('company.yaml'), read('public/tree.webp')]).toEqual([facts, 'bytes']);
  expect(existsSync(join(root, 'site/content'))).toBe(false);
  expect(plan(root, 'companies/halden')).toEqual([]);
});

test('an old clone can move into a folder outside of it', () => {
  const outside = join(project({ 'x.txt': '' }), 'halden');
  const root = project(old);
  carryOut(root, plan(root, outside));
  expect(existsSync(join(outside, 'stats.yaml'))).toBe(true);
});

test('existing files are not overwritten', () => {
  const root = project({ ...old, 'companies/halden/company.yaml': 'name: B\n' });
  expect(() => plan(root, 'companies/halden')).toThrow(/already.*companies\/halden\/company\.yaml/);
});

test('a migration keeps comments, leaves other files alone, and shows the changed lines', () => {
  const rename = {
    number: 2,
    says: 'phone is called telephone',
    change: (path: string, text: string) =>
      path === 'company.yaml' ? text.replace(/^phone:/m, 'telephone:') : text,
  };
  const texts = new Map([
    ['companies/a/company.yaml', '# facts\nname: A # short\nphone: 1\n'],
    ['companies/a/stats.yaml', '-   id:   odd\n'],
  ]);
  const steps = planned(texts, 'companies/a', [rename]);
  expect(steps.map(shown)).toEqual(['companies/a/company.yaml\n  - phone: 1\n  + telephone: 1']);
  expect(steps[0]?.after).toBe('# facts\nname: A # short\ntelephone: 1\n');
});

test('colours and faces of before become one theme, with every value and comment', () => {
  const root = project({
    'companies/halden/company.yaml': facts,
    'companies/halden/words.yaml': 'skip: Skip\nvideo: {}\nnotifications: Notes\n',
    'companies/halden/brand/mark.svg': '<svg/>',
    'companies/halden/brand/theme.css': `/* Ours. */
@theme {
  --color-paper: light-dark(oklch(0.97 0.01 85), oklch(0.21 0.04 250));
  --color-banner-from: light-dark(white, #102030);
  --color-deep: oklch(0.16 0.04 250);
  --text-hero: 5rem;
}
@media (prefers-contrast: more) {
  @layer theme {
    :root {
      --color-paper: light-dark(white, black);
    }
  }
}
`,
    'companies/halden/brand/fonts.yaml':
      '# The faces.\ntext:\n  family: Own # ours\n  file: ./brand/own.woff2\n  fallback: [serif]\n' +
      '  standIn:\n    like: Arial\n    sizeAdjust: 102.7\n  # In share images.\n  lettering: 500\n',
  });
  const steps = plan(root, 'companies/halden');
  expect(steps.map(shown).map((words) => words.split('\n')[0])).toEqual([
    'companies/halden/brand/mark.svg → companies/halden/brand/icon.svg',
    'companies/halden/brand/fonts.yaml goes: what it said stands elsewhere',
    'companies/halden/brand/theme.css goes: what it said stands elsewhere',
    'companies/halden/brand/theme.yaml',
  ]);
  carryOut(root, steps);
  const read = (path: string) => readFileSync(join(root, 'companies/halden/brand', path), 'utf8');
  expect(read('theme.yaml')).toBe(`# Ours.
colors:
  deep: oklch(0.16 0.04 250)
  light:
    paper: oklch(0.97 0.01 85)
    bannerFrom: white
  dark:
    paper: oklch(0.21 0.04 250)
    bannerFrom: '#102030'
  moreContrast:
    light:
      paper: white
    dark:
      paper: black
# theme.css also said, and no field says it: --text-hero: 5rem
faces:
  # The faces.
  text:
    family: Own # ours
    file: ./brand/own.woff2
    fallback: [serif]
    # In share images.
    lettering: 500
`);
  expect(theme.safeParse(parse(read('theme.yaml'))).success).toBe(true);
  expect(readdirSync(join(root, 'companies/halden/brand')).sort()).toEqual([
    'icon.svg',
    'theme.yaml',
  ]);
  expect(plan(root, 'companies/halden')).toEqual([]);
});

test('a company from before companies were folders is upgraded, and keeps its comments', () => {
  const root = project({
    'site/content/company.yaml':
      'name: Halden # short\nsocial:\n  linkedin: https://a.example.com\n  x: https://b.example.com\n',
    'site/content/industries/shops.yaml': 'name: Shops\nvessel: clipper # fast\norder: 1\n',
    'site/content/pages/home.yaml': 'title: a\n',
  });
  carryOut(root, plan(root, 'companies/halden'));
  const read = (path: string) => readFileSync(join(root, 'companies/halden', path), 'utf8');
  expect(read('company.yaml')).toMatch(/^name: Halden # short\n/);
  expect(parse(read('company.yaml'))).toMatchObject({
    social: [
      { name: 'LinkedIn', link: 'https://a.example.com' },
      { name: 'X', link: 'https://b.example.com' },
    ],
    areaServed: 'Worldwide',
    checkboxes: { uiUx: 'UI/UX Design' },
  });
  expect(read('industries/shops.yaml')).toBe('name: Shops\ndrawing: clipper # fast\norder: 1\n');
  expect((parse(read('pages/home.yaml')) as { bands: object[] }).bands.slice(0, 3)).toEqual([
    { kind: 'hero' },
    { kind: 'customers' },
    { kind: 'services' },
  ]);
  expect(read('words.yaml')).toContain('skip: Skip to content\n');
  expect(plan(root, 'companies/halden')).toEqual([]);
});

test('renamed fields follow their schema, and nothing else changes', () => {
  const words =
    'skip: Skip # trap: no\ntrap: Website # mended: no\nheader: {}\nfooter: {}\nvideo: {}\nnotifications: Notes\n';
  const log = [
    'text: The trap was mended',
    'entries:',
    '  - week: One',
    '    mended: >- # by night',
    '      mended: two of three',
    '  - { week: Two, "mended": "By day" }',
    '  # mended: nothing',
    '  - fix: Twice',
    '    mended: Once',
    '',
  ].join('\n');
  const root = project({
    'companies/halden/company.yaml': facts,
    'companies/halden/words.yaml': words,
    'companies/halden/project-log.yaml': log,
    'companies/halden/pages/contact.yaml': 'trap: a\nmended: b\n',
  });
  const steps = plan(root, 'companies/halden');
  expect(steps.map(shown)).toContain(
    'companies/halden/words.yaml\n  - trap: Website # mended: no\n  + honeypot: Website # mended: no',
  );
  carryOut(root, steps);
  const read = (path: string) => readFileSync(join(root, 'companies/halden', path), 'utf8');
  expect(read('words.yaml')).toBe(words.replace('\ntrap', '\nhoneypot'));
  expect(read('project-log.yaml')).toBe(
    log.replace('mended: >-', 'fix: >-').replace('"mended"', '"fix"'),
  );
  expect(read('pages/contact.yaml')).toBe('trap: a\nmended: b\n');
  expect(plan(root, 'companies/halden')).toEqual([]);
});

const beforeNavigation = {
  'companies/a/company.yaml': 'name: A\nareaServed: Here\ncheckboxes: {}\nsocial: []\n',
  'companies/a/pages/header-panels.yaml': `# What stands over the panels.
services:
  intro: What we do # in four words
  text: All of it.
  categories:
    # The first column.
    - { key: build, heading: Building }
industries:
  intro: For whom
  text: For them.
  subHeading: All of them
`,
  'companies/a/footer-services.yaml': `# The six that sell.
- id: web
  name: The web
  link: /services/web # and not /services/website
- { id: apps, name: Apps, link: /services/apps }
`,
  'companies/a/words.yaml': `# Ours.
skip: To the content
header:
  label: Main # heard, not seen
  services: Our work # not “Services”
  # Said by the people we work for.
  industries: >-
    People we
    work for
  about: About
  blog: Notes
  contact: Ring us
footer:
  services: Work
  industries: People
  # The third column.
  company: Us
  about: About us
  contact: Contact
  privacyPolicy: Privacy
  column: '{heading}, below'
  rights: "{company}, {year}" # our lawyer wants it so
  newTab: (new tab)
video: {}
notifications: Notes
`,
};

test('menu and footer of before are carried into navigation.yaml, each comment with its line', () => {
  const root = project(beforeNavigation);
  const steps = plan(root, 'companies/a');
  expect(steps.map(shown)).toContainEqual(
    expect.stringMatching(
      /^companies\/a\/pages\/header-panels\.yaml goes: .*\n {2}- # What stands/,
    ),
  );
  carryOut(root, steps);
  const path = (file: string) => join(root, 'companies/a', file);
  expect(['pages/header-panels.yaml', 'footer-services.yaml'].map(path).filter(existsSync)).toEqual(
    [],
  );
  const text = readFileSync(path('navigation.yaml'), 'utf8');
  expect(parse(text)).toEqual({
    menu: [
      { name: 'Our work', panel: 'services' },
      { name: 'People we work for', panel: 'industries' },
      { name: 'About', link: '/about' },
      { name: 'Notes', link: '/blog' },
      { name: 'Ring us', link: '/contact', button: true },
    ],
    panels: {
      services: {
        intro: 'What we do',
        text: 'All of it.',
        categories: [{ key: 'build', heading: 'Building' }],
      },
      industries: { intro: 'For whom', text: 'For them.', subHeading: 'All of them' },
    },
    footer: {
      columns: [
        {
          heading: 'Work',
          links: [
            { name: 'The web', link: '/services/web' },
            { name: 'Apps', link: '/services/apps' },
          ],
        },
        { heading: 'People', list: 'industries' },
        {
          heading: 'Us',
          links: [
            { name: 'About us', link: '/about' },
            { name: 'Contact', link: '/contact' },
            { name: 'Privacy', link: '/privacy-policy' },
          ],
        },
      ],
      legal: ['{company}, {year}'],
    },
  });
  for (const comment of [
    '# What stands over the panels.\n',
    'What we do # in four words\n',
    '# The first column.\n',
    '# The six that sell.\n',
    '/services/web # and not /services/website\n',
    'Our work # not “Services”\n',
    '  # Said by the people we work for.\n  - name: >-\n',
    '    # The third column.\n    - heading: Us\n',
    '{company}, {year}" # our lawyer wants it so\n',
  ])
    expect(text).toContain(comment);
  expect(readFileSync(path('words.yaml'), 'utf8')).toBe(`# Ours.
skip: To the content
header:
  label: Main # heard, not seen
footer:
  column: '{heading}, below'
  newTab: (new tab)
video: {}
notifications: Notes
`);
  expect(plan(root, 'companies/a')).toEqual([]);
});

test('a company of an old clone gets navigation.yaml in the same run', () => {
  const root = project({
    'site/content/company.yaml': 'name: Halden\nsocial: {}\n',
    'site/content/pages/header-panels.yaml': 'services: { categories: [] }\nindustries: {}\n',
    'site/content/footer-services.yaml': '[]\n',
  });
  carryOut(root, plan(root, 'companies/halden'));
  expect(existsSync(join(root, 'site/content'))).toBe(false);
  const text = readFileSync(join(root, 'companies/halden/navigation.yaml'), 'utf8');
  expect(parse(text)).toMatchObject({ menu: [{ name: 'Services' }, {}, {}, {}, {}] });
  expect(plan(root, 'companies/halden')).toEqual([]);
});

test('a chief executive becomes one of the people, and what is new gets words', () => {
  const folder = 'companies/halden';
  const root = project({
    [`${folder}/company.yaml`]: [
      'name: Halden # short',
      'chief:',
      '  name: Ines Falk',
      '  title: Managing Director',
      'areaServed: Here',
      'checkboxes: {}',
      'sample: [chief]',
      '',
    ].join('\n'),
    [`${folder}/pages/blog.yaml`]:
      '# ours\ntitle: Notes\nlabels:\n  copy: Copy # short\n  related: More\nheading: Notes\n',
    [`${folder}/words.yaml`]: 'skip: Skip\n',
  });
  const read = (path: string) => readFileSync(join(root, folder, path), 'utf8');
  carryOut(root, plan(root, folder));
  expect(read('company.yaml')).toMatch(/^name: Halden # short\nchief: ines-falk\nareaServed/);
  expect(parse(read('people.yaml'))).toEqual([
    { id: 'ines-falk', name: 'Ines Falk', role: 'Managing Director', sample: true },
  ]);
  expect(read('pages/blog.yaml')).toMatch(
    /^# ours\ntitle: Notes\nlabels:\n {2}copy: Copy # short\n/,
  );
  expect(parse(read('pages/blog.yaml'))).toMatchObject({
    heading: 'Notes',
    labels: { copy: 'Copy', related: 'More', page: 'page {number}' },
  });
  expect(parse(read('words.yaml'))).toMatchObject({
    video: { watch: 'Watch it at {host}' },
    notifications: 'Notifications, Alt+T',
  });
  expect(plan(root, folder)).toEqual([]);
});

const home = `# the front door
title: a # short
bands: [hero, questions, services, enquiry] # in this order
# Typed by a machine.
hero:
  lead: We
  # A verb each.
  words: [plan, build]
  text: >-
    Two lines that
    are one.

services: { heading: Ours, text: 'All: of them' }
questions: # asked often
    heading: Asked
    questions:
        - question: |
            Why?
          answer: Because.
achievements:
  heading: Not shown
`;

test('words of the home page become a list of bands, and nothing that a person wrote is lost', () => {
  const texts = new Map([['companies/a/pages/home.yaml', home]]);
  const [step] = planned(texts, 'companies/a', migrations);
  expect(step?.after).toBe(`# the front door
title: a # short
bands:
  # Typed by a machine.
  - kind: hero
    lead: We
    # A verb each.
    words: [plan, build]
    text: >-
      Two lines that
      are one.
  - kind: questions # asked often
    heading: Asked
    questions:
        - question: |
            Why?
          answer: Because.

  - { kind: services, heading: Ours, text: 'All: of them' }
  - kind: enquiry

# Bands that the page did not show:
#  - kind: achievements
#    heading: Not shown
`);
  expect(
    planned(
      new Map([['companies/a/pages/home.yaml', step?.after ?? '']]),
      'companies/a',
      migrations,
    ),
  ).toEqual([]);
});

test('YAML whose lines cannot be moved keeps its words', () => {
  const odd = 'title: a\nbands: [hero]\nhero:\n  lead: &one We\nother: *one\n';
  const [step] = planned(
    new Map([['companies/a/pages/home.yaml', odd]]),
    'companies/a',
    migrations,
  );
  expect(parse(step?.after ?? '')).toEqual({
    title: 'a',
    other: 'We',
    bands: [{ kind: 'hero', lead: 'We' }],
  });
});

test('the sections of the about page become bands in the order that they had', () => {
  const words = (key: string) => `${key}:\n  heading: ${key}\n`;
  const about = ['contact', 'hero', 'mission', 'organised', 'principles', 'whyChooseUs'].map(words);
  const texts = new Map([['companies/a/pages/about.yaml', `title: a\n${about.join('')}`]]);
  const [step] = planned(texts, 'companies/a', migrations);
  expect(parse(step?.after ?? '')).toEqual({
    title: 'a',
    bands: [
      { kind: 'opening', heading: 'hero' },
      { kind: 'statements', heading: 'organised' },
      { kind: 'promises', heading: 'whyChooseUs' },
      { kind: 'mission', heading: 'mission' },
      { kind: 'principles', heading: 'principles' },
      { kind: 'callToAction', heading: 'contact' },
    ],
  });
});

test('a band of a service has the heading that it called its title, and its cards keep theirs', () => {
  const service =
    'bands:\n  - kind: list # first\n    title: What\n    intro: Why\n    items:\n      - { title: a, text: b }\n';
  const [step] = planned(
    new Map([['companies/a/services/x.yaml', service]]),
    'companies/a',
    migrations,
  );
  expect(step?.after).toBe(
    service.replace('title: What', 'heading: What').replace('intro:', 'text:'),
  );
});
