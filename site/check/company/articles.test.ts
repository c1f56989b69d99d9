import { expect, test } from 'vitest';
import { checkCompany } from './check-company.ts';
import { ARTICLE, replace, append, newCompany, type Fault } from './test/new-company.ts';

const withVideo = (...fields: string[]) =>
  append(`\n\`\`\`video\ntitle: A visit\n${fields.join('\n')}\n\`\`\`\n`);

const { copyWith, testFaults } = await newCompany();

testFaults({
  [ARTICLE]: [
    [
      (text) => text.replace(/^date: .*/m, 'date: 2026-02-30').replaceAll('\n', '\r\n'),
      '  date\n',
      'date',
    ],
    [append('\n![](../pictures/habour.jpg)\n'), '\n  there is no file pictures/habour.jpg'],
    [
      withVideo('vimeo: 1', 'image: { src: habour.jpg, decorative: true }'),
      '\n  there is no file pictures/habour.jpg',
      'image',
    ],
    [withVideo('vimeo: 1', 'image: { src: harbour.jpg }'), '  image.alt\n  the picture', 'image'],
    [
      replace(/^tags: .*/m, 'ordre: 1'),
      '  ordre\n  there is no field “ordre”; did you mean “order”?\n  Fix: write order, or remove the line.',
    ],
    [
      // The lines around a section are no front matter.
      (text) => `${text.replace(/^---\n/, '')}\n---\n\nWords\n\n---\n`,
      '\n  the file does not begin with its fields between two lines of three hyphens.\n  Fix: begin with a line “---”, then title, description and date, then “---”.',
    ],
    [
      append('\n[Ask us](/contakt)\n'),
      '\n  there is no page /contakt; did you mean /contact?\n  Fix: write /contact.',
    ],
    [
      append('\n[See](#conclusions)\n'),
      '\n  /blog/a-first-article has no anchor #conclusions; did you mean #conclusion?\n  Fix: write one of #conclusion.',
    ],
    ...(
      [
        ['[our API](http://)', '“http://” is not a valid address.'],
        ['[our API]()', 'a link has no address.'],
        ['[Write](mailto:)', '“mailto:” is not a valid address.'],
        [
          '[Ask](htps://example.com)',
          '“htps://example.com” is not a valid address that visitors can follow; did you mean “https”?',
        ],
        [
          '[Run](javascript:alert)',
          '“javascript:alert” is not a valid address that visitors can follow.',
        ],
        ['[Half](https://[::1)', '“https://%5B::1” is not a valid address.'],
        [
          '<a href="/blog?rate=100%">Rate</a>',
          '“/blog?rate=100%” is not a valid address: a “%” in it does not encode a character.\n  Fix: write %25 for “%”.',
        ],
        [
          '[Next](a-first-artcle)',
          'there is no page /blog/a-first-artcle; did you mean /blog/a-first-article?',
        ],
        [
          '[Next](./a-first-artcle.md)',
          'there is no page /blog/a-first-artcle; did you mean /blog/a-first-article?',
        ],
        ['[Next](a-first-article.md#end)', '/blog/a-first-article has no anchor #end.'],
        ['[Up](../kontact)', 'there is no page /kontact; did you mean /contact?'],
        ['See [it][one].\n\n[one]: http://', '“http://” is not a valid address.'],
        [
          "<a title='x' href='/kontact'>Ask</a>",
          'there is no page /kontact; did you mean /contact?',
        ],
      ] as const
    ).map(([text, message]): Fault => [append(`\n${text}\n`), `\n  ${message}`, '']),
    ...(
      [
        [
          '![A tree](https://example.com/tree.png)',
          '“https://example.com/tree.png” is on another site, and pages load nothing from other sites.\n  Fix: put the picture into pictures/',
        ],
        ['![A tree](//example.com/tree.png)', '“//example.com/tree.png” is on another site'],
        [
          'See ![A tree][tree].\n\n[tree]: http://example.com/tree.png',
          '“http://example.com/tree.png” is on another site',
        ],
        [
          '<img alt="" srcset="/a.png 1x, https://example.com/b.png 2x">',
          '“/a.png 1x, https://example.com/b.png 2x” is on another site',
        ],
        [
          "<video controls src='https://example.com/a.mp4'></video>",
          '“https://example.com/a.mp4” is on another site',
        ],
        [
          '<iframe src="https://example.com/"></iframe>',
          '<iframe> is not allowed in text.\n  Fix: link to the page, or use a fenced block',
        ],
        ['<object data="/a.pdf"></object>', '<object> is not allowed in text.'],
        ['Words and <script>alert(1)</script>', '<script> is not allowed in text.'],
        ['<style>p { color: red }</style>', '<style> is not allowed in text.'],
        ['<p onclick="alert(1)">Press</p>', 'the attribute onclick of <p> is not allowed'],
      ] as const
    ).map(([text, message]): Fault => [append(`\n${text}\n`), `\n  ${message}`]),
    [
      append('\n[The slides](/slides.pdf)\n'),
      "\n  there is no file /slides.pdf.\n  Fix: put it into the company's folder as public/slides.pdf, or correct the address.",
    ],
    [
      append('\n![A tree](/tree.webp)\n'),
      "\n  the picture does not exist: there is no file /tree.webp.\n  Fix: put it into the company's folder as public/tree.webp, or correct the address.",
    ],
    [
      append('\n![A tree](./tree.webp)\n'),
      "\n  the picture “./tree.webp” is not in the company's pictures/.\n  Fix: put it there, and write ../pictures/tree.webp.",
    ],
    [replace('author: sample-a', 'author: sample-b'), '  author\n  people.yaml has no person with'],
    ...(
      [
        ['2026-02-30', '“2026-02-30” is not valid.\n  Fix: write a day such as 2026-01-31.'],
        ['2026-1-5', '“2026-1-5” is not valid.'],
        ['2026-01-31T23:30:00-05:00', '“2026-01-31T23:30:00-05:00” is not valid.'],
        ['31.01.2026', '“31.01.2026” is not valid.'],
        ['2026', 'it takes text, but has the number 2026.'],
      ] as const
    ).map(([day, message]): Fault => [
      replace(/^date: .*/m, `date: ${day}`),
      `  date\n  ${message}`,
    ]),
    ...['2020-01-01', '"2020-01-01"'].map((day): Fault => [
      replace(/^date: .*/m, `$&\nrevised: ${day}`),
      '  revised\n  it was revised before it was published.\n  Fix: correct one of the two days, date and revised.',
    ]),
    [
      replace('tags: []', 'tags:\n  - Field books\n  - field-book'),
      '  tags[1]\n  the topic “field-book” is spelled “Field books” in articles/a-first-article.md:',
      '  - field-book',
    ],
    [
      replace('tags: []', 'tags:\n  - …'),
      '  tags[0]\n  “…” has no letter or digit to use in an address.\n  Fix: add a letter or digit.',
      '  - …',
    ],
    [
      append('\n```pyhton\nx = 1\n```\n'),
      '\n  the language “pyhton” of this code sample is unknown; did you mean “python”?\n  Fix: write python, or “text” if it is not code.',
    ],
    [append('\n> - ```pyhton\n>   x\n>   ```\n'), '\n  the language “pyhton” of this code'],
    [
      append('\n> Words\n\n> [!NOTICE]\n> Words\n'),
      '\n  “[!NOTICE]” is not a kind of alert.\n  Fix: write one of [!NOTE], [!TIP], [!IMPORTANT], [!WARNING], [!CAUTION], alone on its line, with the text',
      '> [!',
    ],
    [append('\n> [!NOTE] A title\n> Words\n'), '\n  “[!NOTE] A title” is not a kind of alert.'],
    ...['# Once more', 'Once more\n=====', '<h1>Once more</h1>'].map((text): Fault => [
      append(`\n${text}\n`),
      '\n  <h1> is not allowed in text.\n  Fix: the title is already the heading of the page',
    ]),
    [
      append('\nWords and\nmore[^rain]\n'),
      '\n  the footnote [^rain] is not defined.\n  Fix: add a line “[^rain]: The text of the footnote”;',
      'more',
    ],
    [append('\n- *Words[^1]*, *more[^2]*\n\n[^1]: One\n'), '\n  the footnote [^2] is not defined.'],
    ...['[](/contact)', '[ ](https://example.com)', '[![](../pictures/harbour.jpg)](/contact)'].map(
      (link): Fault => [append(`\nWords ${link}\n`), '\n  the link to “'],
    ),
    ...(
      [
        ['Table: One', '| b |'],
        ['Words', '| b |'],
        ['Table: One', '> | b |'],
      ] as const
    ).map(([caption, row]): Fault => [
      append(
        `\nTable: A\n\n| a |\n| - |\n| 1 |\n\n${caption}\n\nWords\n\n${row}\n${row.replace('b', '-')}\n`,
      ),
      '\n  the table has no caption',
      row,
    ]),
    [
      append('\n```video\nyoutube: aqz-KE-bpKQ\n```\n'),
      '  title\n  title is missing.\n  Fix: write it here; it takes text. It is for: What it shows',
    ],
    [
      withVideo('youtube: https://youtu.be/aqz-KE-bpKQ'),
      '  youtube\n  “https://youtu.be/aqz-KE-bpKQ” is not valid: the id of a YouTube video has eleven characters.',
      'youtube',
    ],
    ...[[], ['youtube: aqz-KE-bpKQ', 'vimeo: 1']].map((sources): Fault => [
      withVideo(...sources),
      '\n  a video needs exactly one source.\n  Fix: write one of youtube, vimeo, file.',
    ]),
    [
      withVideo('file: /robots.txt'),
      '\n  the video has no captions, so people who cannot hear it miss what is said.\n  Fix: add captions: and the path of a WebVTT file; or silent: true, if nothing is said.',
    ],
    [withVideo('file: /visit.mp4', 'silent: true'), '\n  there is no file /visit.mp4.', 'file'],
    [append('\n[Rain](/blog/tag/rain)\n'), '\n  there is no page /blog/tag/rain'],
  ],
});

test('a link in an article may be the relative path of another article', async () => {
  const text =
    '[a](a-first-article.md) [b](./a-first-article#conclusion) [c](../contact) [d](https://example.com/a%b)';
  expect(await checkCompany(copyWith({ [ARTICLE]: append(`\n${text}\n`) }))).toEqual([]);
});

test.for([
  '![A tree][tree]\n\n[tree]: ../pictures/harbour.jpg',
  '`<iframe src="https://example.com">` and <!-- <script> --> a remark',
  '## 🚢\n\n## Main\n\n> [!NOTE]\n> Words[^1], \\[^2], `[^3]`\n\n[^1]: One\n\n[![A quay](../pictures/harbour.jpg)](/contact)',
  '    ```rsut\n    x\n\n```ts{2}\nx\n```\n\n```C++ title="a"\n```',
  '```html\n<script src="https://example.com/a.js"></script>\n```',
  '![A dot](data:image/gif;base64,R0lGODlhAQABAAAAACw=)',
])('an article may contain %s', async (text) => {
  expect(await checkCompany(copyWith({ [ARTICLE]: append(`\n${text}\n`) }))).toEqual([]);
});
