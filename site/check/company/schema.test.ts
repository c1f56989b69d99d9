import { WORK, SERVICE, replace, append, newCompany } from './test/new-company.ts';

const { testFaults, testReports } = await newCompany();

testFaults({
  'pages/search.yaml': [
    [
      replace('{query}', '{querry}'),
      '  none\n  {querry} cannot be used here; did you mean {query}?\n  Fix: write one of {query}, or remove it.',
    ],
  ],
  'people.yaml': [
    [
      () => '[]\n',
      '\n  the list is empty.\n  Fix: add at least one entry, which begins with “- id:”.',
    ],
  ],
  'company.yaml': [
    [
      replace('  - email', '  - emial'),
      '  sample[2]\n  there is no field “emial” here; did you mean “email”?\n  Fix: write one of name,',
    ],
    [
      append(
        'hours:\n  - text: Early\n    days: [Monday]\n    opens: "7:00"\n    closes: "12:00"\n',
      ),
      '  hours[0].opens\n  “7:00” is not valid: a time has two digits for the hour and two for the minutes: "09:00".\n',
      '    opens',
    ],
    [
      append('fields:\n  message: { kind: text, label: Message }\n'),
      '  fields.message\n  every form has the field message.\n  Fix: leave nothing after the colon, or use another key.',
      '  message',
    ],
    [
      append('fields:\n  phone:\n'),
      '  fields.phone\n  the field has no kind and no label.\n  Fix: add kind and label below it.',
      '  phone',
    ],
    [
      replace(/^name: .*/, 'name: "Halden\\tRye"'),
      '  name\n  “Halden\tRye” is not valid: a name is one line.\n  Fix: change it. It is for: The name of the company.',
    ],
    [
      replace('  webDevelopment:', '  web-development:'),
      '  checkboxes.web-development\n  “web-development” is not valid: a key has only letters and digits, and begins with a lowercase letter.\n  Fix: change it.',
    ],
  ],
  [SERVICE]: [
    [
      replace(/facts:\n( .*\n)+/, 'facts: []\n'),
      '  facts\n  the list is empty.\n  Fix: give it at least 1. It is for: Facts in the title block of the drawing.',
    ],
    [replace('    paragraphs:', '    paragraph:'), '  bands[0].paragraph\n  there is no field'],
    [
      replace(/ {4}value: .*/, '    value: 2'),
      '  facts[0].value\n  it takes text, but has the number 2.\n  Fix: put it in quotes. It is for: A short value: "8 to 12 weeks".',
    ],
    [replace('kind: process', 'kind: proces'), '  bands[1].kind\n  “proces” is not known here'],
    [
      replace(/^description: .*\n( .*\n)*/m, 'description: Sites.\n'),
      '  description\n  it has 6 characters, and it takes at least 70.\n  Fix: make it longer. It is for: For search',
    ],
    [
      append('otherSlugs:\n  - Über uns\n'),
      '  otherSlugs[0]\n  “Über uns” is not valid: use only lowercase letters, digits and hyphens.\n  Fix: change it.',
      '  - Über uns',
    ],
  ],
  'counters.yaml': [
    [
      replace('  value: 1\n', '  value: 1\n  background: red\n'),
      '  [0].background\n  there is no field “background”.\n  Fix: remove it. Known here: id, label, value, link, sample.',
    ],
    [
      replace(/ {2}label: .*\n/, ''),
      '  [0].label\n  label is missing.\n  Fix: write it here; it takes text. It is for: The label under the figure: "Projects Completed".',
      '- id',
    ],
    [
      replace('value: 1', 'value: many'),
      '  [0].value\n  it takes a number, but has “many”.\n  Fix: write a number. It is for: The figure, shown with a plus sign.',
    ],
  ],
  'pages/privacy-policy.yaml': [
    [
      replace(/^text: .*\n( .*\n)*/m, 'text: Ask {company}.\n'),
      '  text\n  {company} cannot be used here.\n  Fix: write one of {email}, {legalName}, {fields}, or remove it.',
    ],
  ],
  [WORK]: [
    [replace('kind: prose', 'kind: opening'), '  bands[0].kind\n  “opening” is not known here'],
  ],
});

testReports([
  [
    'a link to the privacy policy without words',
    { 'pages/contact.yaml': replace(/^ {2}privacy:.*\n/m, '') },
    [/contact\.yaml:\d+ {2}form\.privacy\n.*is missing\./],
  ],
]);
