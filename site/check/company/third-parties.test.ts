import { ARTICLE, append, newCompany, replace, type Report } from './test/new-company.ts';

const { testFaults, testReports } = await newCompany();

const ABOUT = 'pages/about.yaml';
const POLICY = 'pages/privacy-policy.yaml';
const map = 'link: https://www.openstreetmap.org/#map=15/59.9/10.7';
const withBlock = (...fields: string[]) => append(`\n\`\`\`embed\n${fields.join('\n')}\n\`\`\`\n`);
const withBand = replace(
  /^bands:\n(?= )/m,
  `$&  - kind: embed\n    heading: A\n    embed: { ${map} }\n`,
);
const withoutEmbed = replace(/^embed:\n(?: .*\n)+/m, '');

const analytics = append(
  '\nanalytics: { service: goatcounter, server: https://acme.goatcounter.com }\n',
);
const speed = append('\nmeasureSpeed: true\n');
const withoutSection = (name: string) =>
  replace(new RegExp(`^ {4}${name}:.*\\n(?: {6}.*\\n)+`, 'm'), '');

testReports([
  ...[
    { file: ARTICLE, change: withBlock(map) },
    { file: ABOUT, change: withBand },
  ].flatMap(({ file, change }): Report[] => [
    [`a page of another site in ${file}`, { [file]: change }, []],
    [
      `a page of another site in ${file}, without words that say so`,
      { [file]: change, 'words.yaml': withoutEmbed },
      [
        `words.yaml:1\n  ${file} embeds a page of another site, but this file has no text that tells visitors so.`,
      ],
    ],
  ]),
  ['words without those for pages of other sites', { 'words.yaml': withoutEmbed }, []],
  ['a company whose visits are counted', { 'company.yaml': analytics }, []],
  [
    'a company whose visits are counted, which its privacy policy does not mention',
    { 'company.yaml': analytics, [POLICY]: withoutSection('analytics') },
    [
      /privacy-policy\.yaml:11 +sections\n {2}company\.yaml counts visits with GoatCounter, but the privacy policy does not mention it\./,
    ],
  ],
  ['a company whose pages are timed', { 'company.yaml': speed }, []],
  [
    'a company whose pages are timed, which its privacy policy does not mention',
    { 'company.yaml': speed, [POLICY]: withoutSection('speed') },
    ['company.yaml counts the speed of pages, but the privacy policy does not mention it.'],
  ],
]);

testFaults({
  [ARTICLE]: [
    [
      withBlock('link: https://a.example.com'),
      '  title\n  title is missing for this embedded page.\n  Fix: add title:',
    ],
    [
      withBlock(map, 'heigth: 3'),
      '  heigth\n  there is no field “heigth”; did you mean “height”?',
      'heigth',
    ],
    [
      withBlock(map, 'image: { src: none.jpg, alt: A }'),
      '\n  there is no file pictures/none.jpg',
      'image',
    ],
    [withBlock('link'), '\n  it takes fields of its own, but has “link”.'],
    [withBlock('a: b: c'), '\n  the block of a page of another site cannot be read.'],
  ],
});
