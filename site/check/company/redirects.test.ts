import { expect, test } from 'vitest';
import { checkCompany } from './check-company.ts';
import { append, newCompany, ARTICLE, WORK, type Fault } from './test/new-company.ts';

const { copyWith, testFaults, testReports } = await newCompany();

testFaults({
  'redirects.yaml': (
    [
      ...['old', '/a b', '/old*', '/old/', '/old/*?a=1', '/old#part', '/?'].map(
        (from) =>
          [
            `- { from: "${from}", to: /about }`,
            `[0].from\n  “${from}” is not valid: an old address begins with / and does not end with one`,
          ] as const,
      ),
      ...['/%zz', '/100%', '/%00'].map(
        (from) =>
          [
            `- { from: ${from}, to: /about }`,
            `[0].from\n  “${from}” has a “%” that does not encode a printable character.\n  Fix: write %25 for “%”.`,
          ] as const,
      ),
      [
        '- { from: /old }',
        '[0].to\n  to is missing.\n  Fix: add the new address; for a page that is gone, write “status: 410”',
      ],
      [
        '- { from: /old, to: /about, status: 410 }',
        '[0].to\n  a removed page (status 410) has no new address.',
      ],
      [
        '- { from: /old, to: /about, status: 307 }',
        '[0].status\n  the number 307 is not known here',
      ],
      [
        '- { from: /old, to: /blog/* }',
        '[0].to\n  “/blog/*” has a * that matches nothing in “from”.',
      ],
      [
        '- { from: /old, to: /abuot }',
        '[0].to\n  there is no page /abuot; did you mean /about?\n  Fix: write /about.',
      ],
      ['- { from: /old, to: "/about#nowhere" }', '[0].to\n  /about has no anchor #nowhere'],
      ['- { from: /old/*, to: /blgo/* }', '[0].to\n  there is no page below /blgo/*'],
      [
        '- { from: /about, to: /contact }',
        '[0].from\n  /about is a page or file of this site, which the redirect would hide.',
      ],
      ['- { from: /%61bout, to: /contact }', '[0].from\n  /%61bout is a page or file of this site'],
      ['- { from: /api/old, to: /about }', '[0].from\n  the address /api is already taken.'],
      [
        '- { from: /old, to: /about }\n- { from: /old, to: /contact }',
        '[1].from\n  /old is in this file twice.',
        '- { from: /old, to: /contact',
      ],
      ['- { from: /old, to: /old }', '[0].to\n  /old leads to itself.'],
      [
        '- { from: /old, to: /older }\n- { from: /older, to: /old }',
        '[0].to\n  /old leads to itself.',
      ],
      [
        '- { from: /older, to: /old }\n- { from: /old/*, to: /about }',
        '[0].to\n  /old is itself an old address.',
      ],
      ['- { from: /old/*, to: /old/new/* }', '[0].to\n  /old/* leads to itself.'],
      [
        '- { from: /older, to: /old/page }\n- { from: /old/*, to: /about }',
        '[0].to\n  /old/page is itself an old address.\n  Fix: write to: /about, where it leads.',
      ],
    ] as const
  ).map(([text, message, line = '']): Fault => [() => `${text}\n`, `  ${message}`, line]),
});

testReports([
  [
    'an old address that leads to a page that is not there, and a link that nearly does',
    {
      'pages/about.yaml': () => undefined,
      'redirects.yaml': () => '- { from: /old, to: /about }\n',
      'pages/home.yaml': append('  - kind: text\n    text: "[We](/abuot)"\n'),
    },
    ['there is no page /about', 'there is no page /abuot'],
  ],
]);

test('redirects may lead to pages, anchors, files and other sites', async () => {
  const redirects =
    '- { from: /old, to: "/contact#other-ways" }\n- { from: /old/*, to: /blog/* }\n' +
    '- { from: /a.html, to: https://example.com/ }\n- { from: /b, to: /feed.xml, status: 302 }\n' +
    '- { from: /c, status: 410 }\n- { from: /Stra\u00dfe, to: /?utm_source=card }\n' +
    '- { from: "/?page_id=7", to: /about }\n- { from: "/about?p=/x", to: / }\n';
  expect(await checkCompany(copyWith({ 'redirects.yaml': () => redirects }))).toEqual([]);
});

test('redirects may lead to lists that are empty today, or away from them', async () => {
  const copy = (redirects: string) =>
    copyWith({
      [ARTICLE]: () => undefined,
      [WORK]: () => undefined,
      'redirects.yaml': () => redirects,
    });
  const to = copy(
    '- { from: /news, to: /blog }\n- { from: /news/*, to: /blog/* }\n- { from: /projects, to: /work }\n',
  );
  expect(await checkCompany(to)).toEqual([]);
  const from = copy('- { from: /blog, to: /about }\n- { from: /work, to: /about }\n');
  expect(await checkCompany(from)).toEqual([]);
});
