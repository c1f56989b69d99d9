import { WORK, SERVICE, replace, append, withBand, newCompany } from './test/new-company.ts';

const art = 'export const art = { drawings: { service: ["oak", "elm"], industry: ["ash"] } };';
const addDetail = replace('week: ', 'detail: { shows: shet, alt: A sheet }\n    week: ');
const addSlider = replace(
  'labels:\n',
  'slider: { label: Drag it, smaller: [[a, b, c, d]], larger: [[a, b, c, d]] }\n    labels:\n',
);
const sliderSettings = '{ from: 0, to: 1, top: 0 }';
const artWithSlider = `export const art = { HeroSlider: { wide: ${sliderSettings}, tall: ${sliderSettings} } };`;
const sliderMissing =
  /pages\/home\.yaml:\d+ {2}slider\n {2}the art has no drawing that a slider can change\.\n {2}Fix: add HeroSlider/;
// A desk requires a title; a till takes nothing.
const screensModule = `
import './screens/Desk.css';
export const screens = {
  desk: ({ words }) => {
    if (words?.title) return <p>{words.title}</p>;
    throw Object.assign(new Error('a text is missing'), { path: ['title'] });
  },
  till: () => <p />,
};
`;
const showScreen = (screen: string) =>
  withBand(
    `kind: screens\n    heading: A\n    screens:\n      - { screen: ${screen}, frame: desk, alt: A desk }`,
  );
const screenFiles = (words: string, screen = 'desk') => ({
  [WORK]: showScreen(screen),
  'art/screens.tsx': () => screensModule,
  'art/screens/Desk.css': () => '.desk { color: red }',
  ...(words && { 'screens.yaml': () => words }),
});
const titleMissing =
  'desk.title\n  the screen cannot be drawn with this text: a text is missing.\n  Fix: ';

const { testReports } = await newCompany();

testReports([
  [
    'drawings that the art does not have',
    {
      'art/art.tsx': () => art,
      [SERVICE]: append('drawing: okk\n'),
      'services/quality-assurance.yaml': append('drawing: elm\n'),
      'industries/retail.yaml': append('drawing: oak\n'),
    },
    [
      /retail\.yaml:\d+ {2}drawing\n {2}the art has no drawing “oak”\.\n {2}Fix: write one of ash\./,
      /web-development\.yaml:\d+ {2}drawing\n {2}the art has no drawing “okk”; did you mean “oak”\?\n {2}Fix: write one of oak, elm\./,
    ],
  ],
  [
    'art that cannot be loaded',
    {
      'art/art.tsx': () => "throw new Error('No pens');",
      [SERVICE]: append('drawing: oak\n'),
    },
    [/art\/art\.tsx\n {2}this file cannot be loaded: No pens\.\n {2}Fix: correct the error\./],
  ],
  ['any drawing of a company without art', { [SERVICE]: append('drawing: oak\n') }, []],
  [
    'a detail of a screen, without art',
    { 'project-log.yaml': addDetail },
    ['the art has no screen detail “shet”.\n  Fix: draw it in art/art.tsx, or remove it.'],
  ],
  [
    'a detail of a screen that the art does not have',
    {
      'project-log.yaml': addDetail,
      'art/art.tsx': () => 'export const art = { screenDetails: { sheet: () => <p /> } };',
    },
    ['the art has no screen detail “shet”; did you mean “sheet”?\n  Fix: write one of sheet.'],
  ],
  ['a slider without art', { 'pages/home.yaml': addSlider }, [sliderMissing]],
  [
    'a slider without hero-slider.ts',
    { 'pages/home.yaml': addSlider, 'art/art.tsx': () => artWithSlider },
    [sliderMissing],
  ],
  [
    'a slider that moves the drawing',
    {
      'pages/home.yaml': addSlider,
      'art/art.tsx': () => artWithSlider,
      'art/hero-slider.ts': () => 'export {};',
    },
    [],
  ],
  [
    'a screen that the art does not have',
    screenFiles('', 'desl'),
    ['the art has no screen “desl”; did you mean “desk”?\n  Fix: write one of desk, till.'],
  ],
  [
    'screens that cannot be loaded',
    { ...screenFiles('', 'desl'), 'art/screens.tsx': () => "throw new Error('No glass');" },
    [
      'art/screens.tsx\n  this file cannot be loaded: No glass.\n  Fix: correct the error. Until then, the screens',
    ],
  ],
  [
    'a screen without art',
    { [WORK]: showScreen('desl') },
    ['the art has no screen “desl”.\n  Fix: draw'],
  ],
  ['a screen with its words', screenFiles('desk:\n  title: Oak\n'), []],
  ['a screen without words', screenFiles(''), [`screens.yaml  ${titleMissing}`]],
  [
    'a screen without one of its words',
    screenFiles('till: {}\ndesk:\n  under: Oak\n'),
    [`screens.yaml:2  ${titleMissing}`],
  ],
  [
    'words of a screen that the art does not have',
    screenFiles('desk:\n  title: Oak\ntil:\n  title: Ash\n'),
    [
      'screens.yaml:3  til\n  the art has no screen or detail “til”; did you mean “till”?\n  Fix: write till',
    ],
  ],
  [
    'words of a screen without names',
    screenFiles('desk: Oak\n'),
    [
      'screens.yaml:1  desk\n  it takes fields of its own, but has “Oak”.',
      `screens.yaml:1  ${titleMissing}`,
    ],
  ],
]);
