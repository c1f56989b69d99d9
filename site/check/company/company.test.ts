import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { companyFolder } from '@frontage/contract/company-folder';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { writeNew } from '../../../scripts/new.ts';
import { checkCompany } from './company.ts';
import { report } from './messages.ts';
import { temporaryFolder, temporaryFolderOfFile } from '../../../test/temporary-folder.ts';

const made = temporaryFolderOfFile();
beforeAll(() => void writeNew('company', 'Halden & Rye', join(made, 'halden')));

type Change = (text: string) => string;

/** A copy of a new company in which some files say something else, or are there at all. */
function copyWith(changes: Record<string, Change>) {
  const folder = temporaryFolder();
  cpSync(join(made, 'halden'), folder, { recursive: true });
  for (const [file, change] of Object.entries(changes)) {
    const path = join(folder, file);
    const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const after = change(before);
    expect(after, `${file} was changed`).not.toBe(before);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, after);
  }
  return folder;
}

const told = async (folder: string) => report(folder, await checkCompany(folder));

const change =
  (from: string | RegExp, to: string): Change =>
  (text) =>
    text.replace(from, to);
const appended =
  (end: string): Change =>
  (text) =>
    text + end;

/** The number of the line that begins with these words, however many are above it. */
const lineOf = (folder: string, file: string, start: string) =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .findIndex((line) => line.startsWith(start)) + 1;

test('the configured company has no problems', async () => {
  expect(await checkCompany(companyFolder())).toEqual([]);
});

test('a new company has no problems', async () => {
  expect(await checkCompany(copyWith({}))).toEqual([]);
});

const ownPage = `title: Prices\ndescription: ${'What it costs. '.repeat(6).trim()}\nbands:\n  - kind: opening\n    heading: Prices\n    text: All of them.\n`;

/** What is wrong, in which file, by which change; how its line begins, and the message about it. */
type Case = [what: string, file: string, change: Change, line: string, message: string];

test.for<Case>([
  [
    'YAML that cannot be read',
    'testimonials.yaml',
    () => '- id: one\n  quote: "She said\n',
    '  quote',
    '\n  cannot be read as YAML: Missing closing "quote.\n  Fix: close the quote or the bracket that was opened on this line or above it.',
  ],
  [
    'a colon in a text without quotes',
    'company.yaml',
    change('phone: ', 'phone: Call: '),
    'phone',
    '\n  cannot be read as YAML: Nested mappings are not allowed in compact mappings.\n  Fix: a text that holds a colon and a space reads as a field: put the text in quotes, or write it under the key after “>-”.',
  ],
  [
    'a list file without an entry',
    'testimonials.yaml',
    () => '[]\n',
    '[]',
    '\n  the list is empty.\n  Fix: give it at least one entry, which begins with “- id:”.',
  ],
  [
    'a list in a file that may not be empty',
    'services/web-development.yaml',
    change(/facts:\n( .*\n)+/, 'facts: []\n'),
    'facts',
    '  facts\n  the list is empty.\n  Fix: give it at least 3. It is for: The title block of the drawing.',
  ],
  [
    'a list that is too short',
    'pages/not-found.yaml',
    change(/ {4}- title(.*\n)+?(?= {4}- title)/, ''),
    '  links',
    '  leads.links\n  the list has 3, and it takes exactly 4.\n  Fix: add 1.',
  ],
  [
    'an unknown field, with the nearest known name',
    'testimonials.yaml',
    change('  author:', '  autor:'),
    '  autor',
    '  [0].autor\n  there is no field “autor”; did you mean “author”?\n  Fix: write author, or take the line out.',
  ],
  [
    'an unknown field of a kind of band',
    'services/web-development.yaml',
    change('    paragraphs:', '    paragraph:'),
    '    paragraph',
    '  bands[0].paragraph\n  there is no field “paragraph”; did you mean “paragraphs”?\n  Fix: write paragraphs, or take the line out.',
  ],
  [
    'a field that nothing known comes near',
    'stats.yaml',
    change('  value: 1\n', '  value: 1\n  background: red\n'),
    '  background',
    '  [0].background\n  there is no field “background”.\n  Fix: take it out. Known here: id, label, value, href, sample.',
  ],
  [
    'a missing field',
    'stats.yaml',
    change(/ {2}label: .*\n/, ''),
    '- id',
    '  [0].label\n  label is missing.\n  Fix: write it here; it takes text. It is for: Projects Completed.',
  ],
  [
    'a wrong type, in plain words',
    'stats.yaml',
    change('value: 1', 'value: many'),
    '  value',
    '  [0].value\n  it takes a number, but has “many”.\n  Fix: write a number. It is for: Shown with a plus.',
  ],
  [
    'a number where text is wanted',
    'services/web-development.yaml',
    change(/ {4}value: .*/, '    value: 2'),
    '    value',
    '  facts[0].value\n  it takes text, but has the number 2.\n  Fix: put it in quotes. It is for: Short: "8 to 12 weeks".',
  ],
  [
    'a word that is not among the known ones',
    'services/web-development.yaml',
    change('kind: process', 'kind: proces'),
    '  - kind: proces',
    '  bands[1].kind\n  “proces” is not known here; did you mean “process”?\n  Fix: write one of prose, process, cards, table, compare, code, ladder, list, ',
  ],
  [
    'a description that is too short',
    'services/web-development.yaml',
    change(/^description: .*\n( .*\n)*/m, 'description: Sites.\n'),
    'description',
    '  description\n  it has 6 characters, and it takes at least 70.\n  Fix: make it longer. It is for: For search',
  ],
  [
    'facts of an article',
    'articles/a-first-article.md',
    change(/^tags: .*/m, 'ordre: 1'),
    'ordre',
    '  ordre\n  there is no field “ordre”; did you mean “order”?\n  Fix: write order, or take the line out.',
  ],
  [
    'an article without its facts',
    'articles/a-first-article.md',
    change(/^---\n/, ''),
    'title',
    '\n  does not begin with its facts between two lines of three hyphens.\n  Fix: begin with a line “---”, then title, description, shownDate and date, then “---”.',
  ],
  [
    'a link in a field to a page that does not exist',
    'home-services.yaml',
    change('/services/web-development', '/services/web-developmant'),
    '  link: /services/web-developmant',
    '  [0].link\n  there is no page /services/web-developmant; did you mean /services/web-development?\n  Fix: write /services/web-development.',
  ],
  [
    'a link in a field to an anchor that does not exist',
    'pages/thank-you.yaml',
    change('href: /contact', 'href: /contact#other-way'),
    '      href: /contact#',
    '  leads.links[0].href\n  /contact has no anchor #other-way; did you mean #other-ways?\n  Fix: write one of #other-ways.',
  ],
  [
    'a link of an article to a page that does not exist',
    'articles/a-first-article.md',
    appended('\n[Ask us](/contakt)\n'),
    '[Ask us]',
    '\n  there is no page /contakt; did you mean /contact?\n  Fix: write /contact.',
  ],
  [
    'a link of an article to a heading that does not exist',
    'articles/a-first-article.md',
    appended('\n[See](#conclusions)\n'),
    '[See]',
    '\n  /blog/a-first-article has no anchor #conclusions; did you mean #conclusion?\n  Fix: write one of #conclusion.',
  ],
  [
    'a link to a file that does not exist',
    'articles/a-first-article.md',
    appended('\n[The slides](/slides.pdf)\n'),
    '[The slides]',
    "\n  there is no file /slides.pdf.\n  Fix: put it into the company's folder as public/slides.pdf, or correct the address.",
  ],
  [
    'a picture that does not exist',
    'articles/a-first-article.md',
    appended('\n![A tree](/tree.webp)\n'),
    '![A tree]',
    "\n  the picture does not exist: there is no file /tree.webp.\n  Fix: put it into the company's folder as public/tree.webp, or correct the address.",
  ],
  [
    'a picture beside the article',
    'articles/a-first-article.md',
    appended('\n![A tree](./tree.webp)\n'),
    '![A tree]',
    "\n  the picture “./tree.webp” is not in the company's pictures/.\n  Fix: put it there, and write ../pictures/tree.webp.",
  ],
  [
    'an id that stands twice',
    'stats.yaml',
    appended('- value: 2\n  id: sample-a\n  label: Years\n'),
    '  id',
    '  [1].id\n  the id “sample-a” is in stats.yaml:1 too.\n  Fix: give each entry an id of its own.',
  ],
  [
    'a place that two of a category have',
    'services/web-development.yaml',
    change('order: 1', 'order: 2'),
    'order',
    '  order\n  the order 2 is in services/quality-assurance.yaml:3 too.\n  Fix: give each a number of its own; the smallest comes first, and gaps do no harm.',
  ],
  [
    'another name that a page has already',
    'services/web-development.yaml',
    appended('otherNames:\n  - quality-assurance\n'),
    '  - quality-assurance',
    '  otherNames[0]\n  the name “quality-assurance” is in services/quality-assurance.yaml:1 too.\n  Fix: take the name out of one of the two.',
  ],
  [
    'a link to a band that the home page does not show',
    'pages/thank-you.yaml',
    change('href: /contact', 'href: /#questions'),
    '      href: /#',
    '  leads.links[0].href\n  / has no anchor #questions.\n  Fix: write one of #services, #industries, #enquiry.',
  ],
  [
    'a link to a band that a service does not show',
    'pages/thank-you.yaml',
    change('href: /contact', 'href: /services/web-development#testing-tools'),
    '      href: /services',
    '  leads.links[0].href\n  /services/web-development has no anchor #testing-tools.\n  Fix: write one of #part-1, #part-2, #part-3, #depends-on, #what-you-get,',
  ],
  [
    'a page of one’s own whose name cannot be an address',
    'pages/Our Prices.yaml',
    () => ownPage,
    'title',
    '\n  “Our Prices” cannot be the address of a page.\n  Fix: name the file with small letters, digits and hyphens.',
  ],
  [
    'a page of one’s own at the address of something else',
    'pages/api.yaml',
    () => ownPage,
    'title',
    '\n  /api is the address of something else.\n  Fix: give the file another name.',
  ],
  [
    'a page of one’s own without a heading',
    'pages/prices.yaml',
    () => ownPage.replace('opening', 'achievements'),
    'bands',
    '  bands\n  no band holds the heading of the page.\n  Fix: put “- kind: hero” or “- kind: opening” first.',
  ],
  [
    'a link to a page of one’s own that is not there, with the nearest that is',
    'pages/prices.yaml',
    () =>
      `${ownPage}  - kind: cards\n    heading: a\n    cards:\n      - { title: a, text: b, link: /price }\n      - { title: b, text: b, link: /prices#part-1 }\n`,
    '      - { title: a',
    '  bands[1].cards[0].link\n  there is no page /price; did you mean /prices?\n  Fix: write /prices.',
  ],
  [
    'a category that the company does not have',
    'services/web-development.yaml',
    change('category: sample-a', 'category: sampel-a'),
    'category',
    '  category\n  there is no category “sampel-a”; did you mean “sample-a”?\n  Fix: write one of sample-a, or give the new one a heading in navigation.yaml.',
  ],
  [
    'a customer without a logo',
    'customers.yaml',
    () => '- id: one\n  mark: harbour\n',
    '  mark',
    '  [0].mark\n  there is no file brand/customers/harbour.svg or .png.\n  Fix: put it there.',
  ],
  [
    'an icon that there is not',
    'technologies.yaml',
    change('icon: javascript', 'icon: javascrpt'),
    '  icon',
    '  [0].icon\n  simple-icons has no “javascrpt”; did you mean “javascript”?\n  Fix: take the slug from https://simpleicons.org.',
  ],
  [
    'a slug for the home page that leads to no page of the industry',
    'industries/retail.yaml',
    appended('gridSlug: retial\n'),
    'gridSlug',
    '  gridSlug\n  this page has no name “retial”; did you mean “retail”?\n  Fix: write one of retail, or write it under otherNames too.',
  ],
  [
    'a fact that is marked as sample and does not exist',
    'company.yaml',
    change('  - email', '  - emial'),
    '  - emial',
    '  sample[2]\n  there is no field “emial” here; did you mean “email”?\n  Fix: write one of name, legalName, blurb, description, email, phone, chief, address, hours, offices, social, areaServed, checkboxes, languages.',
  ],
  [
    'a row of technologies of which there is none',
    'services/web-development.yaml',
    appended('testingTools: true\n'),
    'testingTools',
    '  testingTools\n  technologies.yaml has nothing of the group “testing” to show here.\n  Fix: write false, or add a technology with group: testing.',
  ],
  [
    'a row of technologies among the bands of a service, of which there is none',
    'services/web-development.yaml',
    change('bands:\n', 'bands:\n  - kind: testingTools\n'),
    '  - kind: testingTools',
    '  bands[0].kind\n  technologies.yaml has nothing of the group “testing” to show here.\n  Fix: take the band out, or add a technology with group: testing.',
  ],
  [
    'a link of the menu to a page that does not exist',
    'navigation.yaml',
    change('link: /about', 'link: /abuot'),
    '    link: /abuot',
    '  menu[2].link\n  there is no page /abuot; did you mean /about?\n  Fix: write /about.',
  ],
  [
    'a link of a panel of its own to an anchor that does not exist',
    'navigation.yaml',
    change(
      'panel: industries',
      'panel:\n      columns:\n        - heading: A\n          links: [{ name: B, link: /about#mision }]',
    ),
    '          links',
    '  menu[1].panel.columns[0].links[0].link\n  /about has no anchor #mision; did you mean #mission?\n',
  ],
  [
    'a link of the footer that is no address',
    'navigation.yaml',
    change('link: /privacy-policy', 'link: privacy-policy'),
    '          link: privacy',
    '  footer.columns[2].links[2].link\n  “privacy-policy” is not valid: an address begins with / on this site and with https:// elsewhere, or is mailto: or tel:.\n',
  ],
  [
    'an entry of the menu that leads nowhere',
    'navigation.yaml',
    change('    link: /blog\n', ''),
    '  - name: Blog',
    '  menu[3]\n  an entry has a link or a panel, and one of them only.\n  Fix: write link: with an address, or panel:',
  ],
  [
    'a panel that looks like a button',
    'navigation.yaml',
    change('panel: services', 'panel: services\n    button: true'),
    '    button',
    '  menu[0].button\n  only a link looks like a button, and this opens a panel.\n  Fix: take the line out.',
  ],
  [
    'a panel with a name that is not known',
    'navigation.yaml',
    change('panel: services', 'panel: servces'),
    '    panel: servces',
    '  menu[0].panel\n  “servces” is not known here; did you mean “services”?\n  Fix: write one of services, industries.',
  ],
  [
    'an unknown field of a panel of its own',
    'navigation.yaml',
    change('panel: services', 'panel: { colums: [] }'),
    '    panel',
    '  menu[0].panel.colums\n  there is no field “colums”; did you mean “columns”?',
  ],
  [
    'a panel that stands in the menu twice',
    'navigation.yaml',
    change('panel: industries', 'panel: services'),
    'menu',
    '  menu\n  a panel stands in the menu twice.\n  Fix: leave one of the two entries out.',
  ],
  [
    'a column of the footer with nothing in it',
    'navigation.yaml',
    change('      list: services\n', ''),
    '    - heading: Services',
    '  footer.columns[0]\n  a column has a list or links of its own, and one of them only.\n  Fix: write list: services, industries, work, articles, or links: with a name and a link each.',
  ],
  [
    'a column of the footer too many',
    'navigation.yaml',
    change(/ {4}- heading: Services\n.*\n/, '$&$&$&$&'),
    '  columns',
    '  footer.columns\n  the list has 6, and it takes at most 5.\n  Fix: take 1 out.',
  ],
  [
    'a token of a legal line that nothing fills in',
    'navigation.yaml',
    change('{company}', '{compnay}'),
    '    - ©',
    '  footer.legal[0]\n  nothing fills in {compnay} here; did you mean {company}?',
  ],
  [
    'a network whose mark there is not',
    'company.yaml',
    change(
      'social: []',
      'social:\n  - name: M\n    link: https://m.example.com\n    icon: mastadon',
    ),
    '    icon',
    '  social[0].icon\n  simple-icons has no “mastadon”; did you mean “mastodon”?\n  Fix: take the slug from https://simpleicons.org; or name an SVG of the folder, ./brand/own.svg,',
  ],
  [
    'a mark of its own that is not there',
    'company.yaml',
    change(
      'social: []',
      'social:\n  - name: M\n    link: https://m.example.com\n    icon: ./brand/m.svg',
    ),
    '    icon',
    '  social[0].icon\n  there is no file ./brand/m.svg.\n  Fix: put it there, or leave icon out: then the name stands alone.',
  ],
  [
    'a time that no clock shows',
    'company.yaml',
    appended(
      'hours:\n  - text: Early\n    days: [Monday]\n    opens: "7:00"\n    closes: "12:00"\n',
    ),
    '    opens',
    '  hours[0].opens\n  “7:00” is not valid: a time is written "09:00", in quotes.\n',
  ],
  [
    'a name of the company that is no line',
    'company.yaml',
    change(/^name: .*/, 'name: "Halden\\tRye"'),
    'name',
    '  name\n  “Halden\tRye” is not valid: a name is one line.\n  Fix: change it. It is for: The company.',
  ],
  [
    'a key of a checkbox that no program could read',
    'company.yaml',
    change('  webDevelopment:', '  web-development:'),
    '  web-development',
    '  checkboxes.web-development\n  “web-development” is not valid: a key is letters and digits and begins with a small letter.\n  Fix: change it.',
  ],
  [
    'a chief whom nobody is',
    'company.yaml',
    change('chief: sample-a', 'chief: sampel-a'),
    'chief',
    '  chief\n  people.yaml has nobody with the id “sampel-a”; did you mean “sample-a”?\n  Fix: write one of sample-a, or add the person to people.yaml.',
  ],
  [
    'an author whom nobody is',
    'articles/a-first-article.md',
    change('author: sample-a', 'author: sample-b'),
    'author',
    '  author\n  people.yaml has nobody with the id “sample-b”; did you mean “sample-a”?\n  Fix: write one of sample-a, or add the person to people.yaml.',
  ],
  [
    'a subject that is spelled in two ways',
    'articles/a-first-article.md',
    change('tags: []', 'tags:\n  - Field books\n  - field-book'),
    '  - field-book',
    '  tags[1]\n  the subject “field-book” is spelled “Field books” in articles/a-first-article.md:',
  ],
  [
    'a subject without an address',
    'articles/a-first-article.md',
    change('tags: []', 'tags:\n  - 道'),
    '  - 道',
    '  tags[0]\n  “道” has no letter for an address.\n  Fix: write it with a letter from a to z, or a digit.',
  ],
  [
    'a language of a sample that nobody knows',
    'articles/a-first-article.md',
    appended('\n```pyhton\nx = 1\n```\n'),
    '```pyhton',
    '\n  nothing is known of the language “pyhton” of this sample; did you mean “python”?\n  Fix: write python, or text for what is not code.',
  ],
  [
    'a video without a title',
    'articles/a-first-article.md',
    appended('\n```video\nyoutube: aqz-KE-bpKQ\n```\n'),
    '```video',
    '  title\n  title is missing.\n  Fix: write it here; it takes text. It is for: What it shows',
  ],
  [
    'a video with the address of its page',
    'articles/a-first-article.md',
    appended('\n```video\ntitle: A visit\nyoutube: https://youtu.be/aqz-KE-bpKQ\n```\n'),
    'youtube',
    '  youtube\n  “https://youtu.be/aqz-KE-bpKQ” is not valid: the id of a video there has eleven letters.',
  ],
  [
    'a video that is nowhere',
    'articles/a-first-article.md',
    appended('\n```video\ntitle: A visit\n```\n'),
    '```video',
    '\n  a video has one place that it comes from.\n  Fix: write one of youtube, vimeo, file.',
  ],
  [
    'a video of one’s own without captions',
    'articles/a-first-article.md',
    appended('\n```video\ntitle: A visit\nfile: /robots.txt\n```\n'),
    '```video',
    '\n  the video has no captions, and whoever does not hear it misses what is said.\n  Fix: write captions: and the path of a WebVTT file; or silent: true, where nothing is said.',
  ],
  [
    'a file of a video that is not there',
    'articles/a-first-article.md',
    appended('\n```video\ntitle: A visit\nfile: /visit.mp4\nsilent: true\n```\n'),
    'file',
    "\n  there is no file /visit.mp4.\n  Fix: put it into the company's folder as public/visit.mp4, or correct the address.",
  ],
  [
    'a link to a subject that no article has',
    'articles/a-first-article.md',
    appended('\n[Rain](/blog/tag/rain)\n'),
    '[Rain]',
    '\n  there is no page /blog/tag/rain',
  ],
  [
    'a logo that does not say how large it is',
    'brand/customers/harbour.svg',
    () => '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '<svg',
    '\n  the drawing does not say how large its sheet is.\n  Fix: write viewBox="0 0 WIDTH HEIGHT" into its <svg>, as it was exported.',
  ],
  [
    'a logo that is not well-formed',
    'brand/logo.svg',
    () => '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n<g>\n</svg>',
    '</svg>',
    '\n  cannot be read as SVG: Unexpected close tag.\n  Fix: export it as SVG from the program that it was drawn in.',
  ],
  [
    'an icon of which nothing is left',
    'brand/icon.svg',
    () => '<svg viewBox="0 0 9 9"><image href="https://pictures.example.com/a.png"/></svg>',
    '<svg',
    '\n  nothing is left of it without scripts, HTML and what lies at other addresses.\n  Fix: export it as SVG from the program that it was drawn in. Let the program embed pictures and turn letters into outlines.',
  ],
  [
    'a token that nothing fills in',
    'pages/contact.yaml',
    change(/email: .*\{email\}.*/, 'email: Write to {emial}'),
    '  email',
    '  details.email\n  nothing fills in {emial} here; did you mean {email}?\n  Fix: write one of {email}, or take it out.',
  ],
  [
    'a token that nothing of the policy fills in',
    'pages/privacy-policy.yaml',
    change(/^text: .*\n( .*\n)*/m, 'text: Ask {company}.\n'),
    'text',
    '  text\n  nothing fills in {company} here.\n  Fix: write one of {email}, {legalName}, or take it out.',
  ],
  [
    'an unknown field of a face',
    'brand/theme.yaml',
    () => 'faces:\n  text:\n    fallbacks: [serif]\n',
    '    fallbacks',
    '  faces.text.fallbacks\n  there is no field “fallbacks”; did you mean “fallback”?\n  Fix: write fallback, or take the line out.',
  ],
  [
    'a face without its name',
    'brand/theme.yaml',
    () => 'faces:\n  text:\n    file: ./brand/own.woff2\n    fallback: [serif]\n',
    '  text',
    '  faces.text.family\n  a file needs the name of its family.\n  Fix: write it here, as CSS has it: family: Besley.',
  ],
  [
    'a finished theme that there is not',
    'brand/theme.yaml',
    () => '# ours\ntheme: postre\n',
    'theme',
    '  theme\n  there is no finished theme “postre”; did you mean “poster”?\n  Fix: write one of ledger, poster, studio, or take the line out.',
  ],
  [
    'a colour over a finished theme that cannot be read on it',
    'brand/theme.yaml',
    () => 'theme: poster\ncolors:\n  light:\n    accent: "#e30613"\n',
    '    accent',
    '  colors.light.accent\n  on paper in the light scheme it has 4.88:1, and text needs 7:1.',
  ],
  [
    'a colour that cannot be measured',
    'brand/theme.yaml',
    () => 'colors:\n  light:\n    ink: color-mix(in oklch, red, blue)\n',
    '    ink',
    '  colors.light.ink\n  it cannot be measured.\n  Fix: write it as oklch(0.5 0.1 250), #rrggbb or rgb(0 0 0), without transparency.',
  ],
  [
    'a weight of headings that is not kept of their face',
    'brand/theme.yaml',
    () => 'theme: ledger\nheadings: { weight: 800 }\n',
    'headings',
    '  headings.weight\n  of the face of headings the weights 400 to 600 are kept, and 800 is none of them.\n  Fix: write a weight from 400 to 600, or wider weights under faces.display.',
  ],
  [
    'a size that no page could hold',
    'brand/theme.yaml',
    () => 'headings:\n  scale: 3\n',
    '  scale',
    '  headings.scale\n',
  ],
  [
    'a face with one weight',
    'brand/theme.yaml',
    () => 'faces:\n  text:\n    weights: [400]\n    fallback: [serif]\n',
    '    weights',
    '  faces.text.weights\n  the list has 1, and it takes exactly 2.\n  Fix: add 1. It is for: The lightest and the heaviest of the file that pages use: [400, 600].',
  ],
  [
    'a file of a face that is not there',
    'brand/theme.yaml',
    () => 'faces:\n  text:\n    family: Own\n    file: ./brand/own.woff2\n    fallback: [serif]\n',
    '    file',
    '  faces.text.file\n  there is no file ./brand/own.woff2.\n  Fix: put it there, or correct the path, which begins at the company’s folder with ./.',
  ],
  [
    'a package of a face that is not installed',
    'brand/theme.yaml',
    () =>
      'faces:\n  text:\n    family: Own\n    file: "@own/face/face.woff2"\n    fallback: [serif]\n',
    '    file',
    '  faces.text.file\n  no package that is installed has a file @own/face/face.woff2.\n  Fix: npm install -w site @own/face brings the package, if that is its name; or name a file of the folder: ./brand/face.woff2.',
  ],
])('%s is reported with its place and its fix', async ([, file, wrong, line, message]) => {
  const folder = copyWith({ [file]: wrong });
  expect(await told(folder)).toContain(`${file}:${lineOf(folder, file, line)}${message}`);
});

test('for a logo and a font the message suggests the file that was meant', async () => {
  const folder = copyWith({
    'customers.yaml': () => '- id: one\n  mark: harbor\n',
    'brand/customers/harbour.svg': () => '<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>',
    'brand/theme.yaml': () =>
      'faces:\n  text:\n    family: Own\n    file: ./brand/won.woff2\n    fallback: [serif]\n',
    'brand/own.woff2': () => 'a font',
  });
  const message = await told(folder);
  expect(message).toMatch(/^2 problems in /);
  expect(message).toContain(
    'brand/customers/harbor.svg or .png; did you mean “harbour”?\n  Fix: put it there, or write one of harbour.',
  );
  expect(message).toContain('no file ./brand/won.woff2; did you mean “./brand/own.woff2”?');
});

test('files of the brand that are of a wrong kind are told, all in one report', async () => {
  const folder = copyWith({
    'customers.yaml': () =>
      ['jpeg', 'fake', 'small', 'filled', 'own']
        .map((name) => `- id: ${name}\n  mark: ${name}\n`)
        .join('')
        .concat('  colors: own\n'),
    'brand/logo.png': () => 'a picture',
    'brand/mark.svg': () => '<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>',
    'brand/logo-dark.svg': () => '<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>',
    'brand/customers/broken.png': () => 'no picture',
    'brand/customers/jpeg.jpg': () => 'a photograph',
  });
  const background = { r: 9, g: 9, b: 9, alpha: 1 };
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background } });
  const customers = join(folder, 'brand/customers');
  await picture(300, 90).jpeg().toFile(join(customers, 'fake.png'));
  await picture(60, 20).png().toFile(join(customers, 'small.png'));
  await picture(300, 90).png().toFile(join(customers, 'filled.png'));
  await picture(300, 90).png().toFile(join(customers, 'own.png'));
  const message = await told(folder);
  expect(message).toMatch(/^9 problems in /);
  for (const fault of [
    /brand\/logo\.png\n {2}nothing reads this file.*\n {2}Fix: a logo has to be sharp.*brand\/logo\.svg/,
    /brand\/mark\.svg\n {2}nothing reads this file.*\n {2}Fix: name it brand\/icon\.svg/,
    /brand\/logo-dark\.svg\n {2}it is for dark backgrounds, and there is no logo for light ones/,
    /customers\/broken\.png\n {2}this picture cannot be read/,
    /customers\/jpeg\.jpg\n {2}a customer’s logo is a \.svg or a \.png file/,
    /customers\.yaml:2.*\n {2}there is no file brand\/customers\/jpeg\.svg or \.png/,
    /customers\/fake\.png\n {2}it is called PNG and is JPEG/,
    /customers\/small\.png\n {2}it is 60 by 20 pixels, too few to be sharp/,
    /customers\/filled\.png\n {2}its background is not transparent.*\n {2}Fix: .* colors: own/,
  ])
    expect(message).toMatch(fault);
});

const art = `import { useId } from 'react';
const names: string[] = ['oak', 'elm'];
export const art = {
  drawings: { service: names, industry: ['ash'] },
  Contact: () => <svg id={useId()} />,
};
`;

test('a drawing that the art does not have is reported with its place and its fix', async () => {
  const folder = copyWith({
    'art/art.tsx': () => art,
    'services/web-development.yaml': appended('drawing: okk\n'),
    'services/quality-assurance.yaml': appended('drawing: elm\n'),
    'industries/retail.yaml': appended('drawing: oak\n'),
  });
  const message = await told(folder);
  expect(message).toMatch(/^2 problems in /);
  const [industry, service] = ['industries/retail.yaml', 'services/web-development.yaml'].map(
    (file) => `${file}:${lineOf(folder, file, 'drawing')}`,
  );
  expect(message).toContain(
    `${industry}  drawing\n  the art has no drawing “oak”.\n  Fix: write one of ash.`,
  );
  expect(message).toContain(
    `${service}  drawing\n  the art has no drawing “okk”; did you mean “oak”?\n  Fix: write one of oak, elm.`,
  );
});

test('a moment of a project that the art does not have is reported, also where there is no art', async () => {
  const named = change('week: ', 'moment: { shows: shet, alt: A sheet }\n    week: ');
  const moment = 'the art has no moment “shet”';
  const bare = await told(copyWith({ 'project-log.yaml': named }));
  expect(bare).toContain(`${moment}.\n  Fix: draw it in art/art.tsx, or take it out.`);
  const drawn = () => 'export const art = { moments: { sheet: () => <p /> } };';
  const message = await told(copyWith({ 'project-log.yaml': named, 'art/art.tsx': drawn }));
  expect(message).toContain(`${moment}; did you mean “sheet”?\n  Fix: write one of sheet.`);
});

test('a handle on the drawing is reported where nothing can be moved', async () => {
  const sizes = '[a, b, c, d]';
  const named = change(
    'pause: ',
    `slider: { label: Drag it, smaller: [${sizes}], larger: [${sizes}] }\n    pause: `,
  );
  const nothing = 'the art has no drawing that can be moved';
  expect(await told(copyWith({ 'pages/home.yaml': named }))).toContain(nothing);
  const art = () =>
    'export const art = { HomeSlider: { wide: { from: 0, to: 1, top: 0 }, tall: { from: 0, to: 1, top: 0 } } };';
  expect(await told(copyWith({ 'pages/home.yaml': named, 'art/art.tsx': art }))).toContain(nothing);
  const whole = {
    'pages/home.yaml': named,
    'art/art.tsx': art,
    'art/follow.ts': () => 'export {};',
  };
  expect(await checkCompany(copyWith(whole))).toEqual([]);
});

test('a company without art may name any drawing: nothing is drawn', async () => {
  const folder = copyWith({ 'services/web-development.yaml': appended('drawing: oak\n') });
  expect(await checkCompany(folder)).toEqual([]);
});

test('art that cannot be loaded is reported when content names a drawing', async () => {
  const folder = copyWith({
    'art/art.tsx': () => "throw new Error('No pens');",
    'services/web-development.yaml': appended('drawing: oak\n'),
  });
  expect(await told(folder)).toMatch(
    /art\/art\.tsx\n  it cannot be loaded: No pens\.\n  Fix: correct it;/,
  );
});

test('for a file that nothing reads the message suggests the name that was meant', async () => {
  const folder = copyWith({});
  renameSync(join(folder, 'stats.yaml'), join(folder, 'stat.yaml'));
  const message = await told(folder);
  expect(message).toMatch(/stat\.yaml\n  nothing reads this file; did you mean stats\.yaml\?/);
  expect(message).toMatch(/stats\.yaml\n  this file is missing\./);
});

test('for a kind of page without a file the message names the command that writes one', async () => {
  const folder = copyWith({});
  rmSync(join(folder, 'articles'), { recursive: true });
  expect(await told(folder)).toMatch(
    /articles\/?\n.*no file in this folder.*\n.*npm run new -- article/,
  );
});

test('all problems are in one message, even when a file cannot be read', async () => {
  const message = await told(
    copyWith({
      'testimonials.yaml': () => '- id: one\n  quote: "She said\n',
      'stats.yaml': change('value: 1', 'value: many'),
      'navigation.yaml': change('/contact', '/none-such-here'),
    }),
  );
  expect(message).toMatch(/^3 problems in /);
  expect(message).toMatch(/navigation[\s\S]*stats[\s\S]*testimonials/);
});
