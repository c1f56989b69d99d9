import { expect, test } from 'vitest';
import { checkCompany } from './check-company.ts';
import {
  WORK,
  SERVICE,
  ARTICLE,
  replace,
  withBand,
  newCompany,
  type Change,
  type Fault,
} from './test/new-company.ts';

const { copyWith, testFaults } = await newCompany();

testFaults({
  'testimonials.yaml': [
    ...[
      '- id: one\n\u00a0 quote: She said\n',
      '- id: one\n \u00a0quote: >-\n  \u00a0 She said\n\u3000\u3000author: A\n',
      '- id: one\n  quote:\u00a0She said\n',
      '- id: one\n\u2003\u2003- quote: She said\n',
    ].map((text): Fault => [
      () => text,
      '\n  this line has a no-break or wide space, but YAML needs a plain one.\n  Fix: retype the spaces on this line',
      text.split('\n')[1] ?? '',
    ]),
    ...[
      Buffer.from('- id: one\n  quote: Große Straße\n', 'latin1'),
      Buffer.from('\ufeff- id: one\n  quote: Große\n', 'utf16le'),
      '- id: one\n  quote: Gro\ufffde\n',
    ].map((text): Fault => [
      () => text,
      '\n  this file is not UTF-8, so some of its characters are lost.\n  Fix: save it with the encoding UTF-8',
      typeof text === 'string' || text[0] === 45 ? '  quote' : '',
    ]),
    [
      () => '- id: one\n  quote: "She said\n',
      '\n  cannot be read as YAML: Missing closing "quote.\n  Fix: close the quote or the bracket that was opened on this line or above it.',
      '  quote',
    ],
  ],
  'company.yaml': [
    [
      replace('phone: ', 'phone: Call: '),
      '\n  cannot be read as YAML: Nested mappings are not allowed in compact mappings.\n  Fix: a text with a colon and a space looks like a field: put the text in quotes, or write it under the key after “>-”.',
    ],
  ],
  [ARTICLE]: [
    [(text) => Buffer.from(`${text}\nÜber uns\n`, 'latin1'), '\n  this file is not UTF-8'],
    [replace(/^date: /m, '\u00a0date: '), '\n  this line has a no-break or wide space'],
  ],
});

test.for([WORK, ARTICLE, SERVICE, 'company.yaml', 'pages/home.yaml'])(
  '%s may have the line endings of Windows and a byte order mark',
  async (file) => {
    const video = '\n```video\ntitle: A visit\nyoutube: aqz-KE-bpKQ\n```\n';
    const windows: Change = (text) =>
      `\ufeff${text}${file === ARTICLE ? video : ''}`.replaceAll('\n', '\r\n');
    expect(await checkCompany(copyWith({ [file]: windows }))).toEqual([]);
  },
);

test('a text may contain no-break spaces', async () => {
  const band = 'kind: text\n    text: |\n      Note:\u00a0one\n      -\u00a0two\u202f%';
  expect(await checkCompany(copyWith({ [WORK]: withBand(band) }))).toEqual([]);
});
