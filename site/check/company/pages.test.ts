import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkCompany } from './check-company.ts';
import {
  WORK,
  SERVICE,
  ARTICLE,
  PRICES_PAGE,
  replace,
  append,
  withBand,
  readIfFile,
  newCompany,
  type Fault,
} from './test/new-company.ts';

const { company, copyWith, testFaults, testReports } = await newCompany();

testFaults({
  'pages/thank-you.yaml': [
    [
      replace('link: /contact', 'link: /contact#other-way'),
      '  leads.links[0].link\n  /contact has no',
    ],
    [
      replace('link: /contact', 'link: /#questions'),
      '  leads.links[0].link\n  / has no anchor #questions.\n  Fix: write one of #services, #industries, #testimonials, #enquiry.',
    ],
    [
      replace('link: /contact', 'link: /services/web-development#testing-tools'),
      '  leads.links[0].link\n  /services/web-development has no anchor #testing-tools.\n  Fix: write one of #part-1, #part-2, #part-3, #depends-on, #what-you-get,',
    ],
  ],
  'pages/About.yaml': [[() => PRICES_PAGE, '\n  the address /about is already taken.\n']],
  'pages/….yaml': [
    [
      () => PRICES_PAGE,
      '\n  the file name has no letter or digit to use in the address of the page.\n  Fix: rename the file so that it has a letter or digit.',
    ],
  ],
  'pages/api.yaml': [
    [
      () => PRICES_PAGE,
      '\n  the address /api is already taken.\n  Fix: give the file another name.',
    ],
  ],
  'pages/prices.yaml': [
    [
      () => PRICES_PAGE.replace('opening', 'counters'),
      '  bands\n  no band contains the heading of the page.\n  Fix: put “- kind: hero” or “- kind: opening” first.',
      'bands',
    ],
  ],
  'navigation.yaml': [
    [
      replace('link: /about', 'link: /abuot'),
      '  menu[2].link\n  there is no page /abuot; did you mean /about?\n  Fix: write /about.',
    ],
    [
      replace(
        'panel: industries',
        'panel:\n      columns:\n        - heading: A\n          links: [{ name: B, link: /about#mision }]',
      ),
      '  menu[1].panel.columns[0].links[0].link\n  /about has no anchor #mision; did you mean #mission?\n',
      '          links',
    ],
    [
      replace('link: /privacy-policy', 'link: privacy-policy'),
      '  footer.columns[2].links[2].link\n  “privacy-policy” is not valid: an address begins with / for a page of this site, or with https://, mailto: or tel:.\n',
    ],
    [
      replace('    link: /blog\n', ''),
      '  menu[3]\n  a menu entry needs either a link or a panel.\n  Fix: write link: with an address, or panel:',
      '  - name: Blog',
    ],
    [
      replace('panel: services', 'panel: services\n    look: button'),
      '  menu[0].look\n  only a link can look like a button, and this entry opens a panel.\n  Fix: remove the line.',
    ],
    [
      replace('panel: services', 'panel: servces'),
      '  menu[0].panel\n  “servces” is not known here',
    ],
    [replace('panel: services', 'panel: { colums: [] }'), '  menu[0].panel.colums\n  there is no'],
    [
      replace('panel: industries', 'panel: services'),
      '  menu\n  a panel is in the menu twice.\n  Fix: remove one of the two entries.',
      'menu',
    ],
    [
      replace('      list: services\n', ''),
      '  footer.columns[0]\n  a column needs either a list or links of its own.\n  Fix: write list: services, industries, work, articles, or links: with a name and a link each.',
      '    - heading: Services',
    ],
    [
      replace(/ {4}- heading: Services\n.*\n/, '$&$&$&$&'),
      '  footer.columns\n  the list has 6, and it takes at most 5.\n  Fix: take 1 out.',
      '  columns',
    ],
    [replace('{company}', '{compnay}'), '  footer.legal[0]\n  {compnay} cannot be used here'],
  ],
  [WORK]: [
    ...['<script>a()</script>', '[Ask](/kontact)', '[Ask](/blog%)', '![](/kontact.png)'].map(
      (text): Fault => [
        withBand(`kind: text\n    text: "Ask. ${text}"`),
        '  bands[1].text\n  ',
        '    text',
      ],
    ),
    ...['https://', '/blog%', 'https://[', 'tel:'].map((link): Fault => [
      withBand(
        `kind: picture\n    heading: A\n    image: { src: harbour.jpg, alt: b }\n    link: "${link}"`,
      ),
      `  bands[1].link\n  “${link}” is not a valid address`,
      '    link',
    ]),
  ],
});

testReports([
  [
    'pages that would be at the address of their list',
    {
      'articles/Index.md': () => readIfFile(join(company, ARTICLE)),
      [SERVICE]: append('otherSlugs: ["404"]\n'),
    },
    [
      /Index\.md:2\n {2}“index” cannot be the name of a page, because that address is taken/,
      /web-development\.yaml:\d+ {2}otherSlugs\[0\]\n {2}“404” cannot be the name of a page/,
    ],
  ],
  [
    'a menu that leads to the search',
    { 'navigation.yaml': replace('link: /about', 'link: /search?q=design') },
    [],
  ],
  [
    'a menu that leads to a case study',
    { 'navigation.yaml': replace('link: /about', 'link: /work/oak-and-ash') },
    [],
  ],
  [
    'a page of one’s own at the address of the case studies',
    { 'pages/work.yaml': () => PRICES_PAGE },
    ['/work is the address of the case studies.'],
  ],
]);

test.for([
  ['articles/Spørsmål før pris.md', '/blog/sporsmal-for-pris', './Spørsmål%20før%20pris.md'],
  ['articles/Straßenbau & C++.md', '/blog/strassenbau-c-plus-plus', '<Straßenbau & C++.md>'],
  ['articles/日本語 1.md', '/blog/日本語-1', '<../articles/日本語 1.md>'],
  ['articles/новостной.md'.normalize('NFD'), '/blog/новостной', 'новостной'],
  ['pages/Our Prices.yaml', '/our-prices', '/our-prices'],
  ['services/Größe.yaml', '/services/grosse', '/services/новое'],
] as const)('the page of %s has the address %s', async ([file, address, link]) => {
  const [folder = ''] = file.split('/');
  const text: Record<string, () => string> = {
    articles: () => readFileSync(join(company, ARTICLE), 'utf8'),
    pages: () => PRICES_PAGE,
    services: () =>
      readFileSync(join(company, SERVICE), 'utf8').replace('order: 1', 'order: 9') +
      'otherSlugs: [новое]\n',
  };
  const page = copyWith({
    [ARTICLE]: append(`\n[One](${address}), [the other](${link})\n`),
    [file]: () => text[folder]?.(),
  });
  expect(await checkCompany(page)).toEqual([]);
});
