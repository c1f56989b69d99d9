import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { writeFromTemplate } from '../../../scripts/new.ts';
import { buildElsewhere } from './build-elsewhere.ts';
import { temporaryFolderOfWorker } from './temporary-folder.ts';

const everything = `An opening with a note[^one], a second one[^two], **strong**, *stress*, ~~gone~~ and \`code\`.

\`\`\`video
title: How a record is read
youtube: sample-0001
\`\`\`

## Lists

1. First
2. Second
   - Within, with [a link](/contact)
   - A paragraph of its own

     and one more

- [x] done
- [ ] to do

### A quotation

> What somebody said.
>
> And what they said then.

#### A fourth level

---

## Code

\`\`\`rust
fn main() { println!("{}", (1..=3).map(|it| it.to_string()).collect::<Vec<_>>().join(", and after it a long line ")); }
\`\`\`

\`\`\`text
what is no code
\`\`\`

## A table

Table: What grows where

| Place | Kind of soil and what is under it | Height in meters | Rain in millimeters |
| --- | --- | --: | :-: |
| North slope | Loam over limestone | 212 | 840 |
| South slope | Sand | 198 | 790 |

[^one]: The first note, again with \`code\`.

[^two]: The second.

    With a paragraph of its own.
`;

export const emptyColumn = 'Done before';

export const kitchenSink = '/blog/everything';

/** The subject of all articles, and one of a few. */
export const commonTag = { name: 'Field books', path: '/blog/tag/field-books' };
export const rareTag = { name: 'Rain', path: '/blog/tag/rain' };

const day = (offset: number) => new Date(Date.UTC(2020, 0, 1 + offset)).toISOString().slice(0, 10);

/**
 * Builds a small company with this many articles by three authors; the newest contains everything.
 *
 * @returns the built site
 */
export async function buildLongBlog(count: number): Promise<string> {
  const folder = join(temporaryFolderOfWorker(), 'halden');
  writeFromTemplate('company', 'Halden & Rye', folder);
  const authors = ['Ines Falk', 'Bo Lind', 'Zoë Quist'].map((name, index) => ({
    id: `author-${index}`,
    name,
    role: 'Engineer',
    city: 'Ardle',
    ask: 'Ask me how a field book stays dry.',
  }));
  const navigation = join(folder, 'navigation.yaml');
  const column = `  columns:\n    - heading: ${emptyColumn}\n      list: work\n`;
  writeFileSync(navigation, readFileSync(navigation, 'utf8').replace(/^  columns:\n/m, column));
  const people = readFileSync(join(folder, 'people.yaml'), 'utf8');
  writeFileSync(join(folder, 'people.yaml'), `${people}${stringify(authors)}`);
  // YAML writes a day without quotes.
  const write = (slug: string, date: string, facts: object, body: string) =>
    writeFileSync(
      join(folder, `articles/${slug}.md`),
      `---\n${stringify({ ...facts, shownDate: `Day ${date}` })}date: ${date}\n---\n\n${body}`,
    );
  // The template has one, and one follows.
  for (let index = 0; index < count - 2; index += 1) {
    const facts = {
      title: `Article number ${String(index).padStart(4, '0')}`,
      description:
        'All that a generated article has to say stands in this line, which is long enough.',
      author: `author-${index % 3}`,
      tags: index % 20 === 0 ? [commonTag.name, rareTag.name] : [commonTag.name],
    };
    write(`article-${index}`, day(index), facts, 'Words.\n\n## Conclusion\n\nWhat stays.\n');
  }
  const facts = {
    title: 'Everything that an article can have',
    description:
      'Lists, tables, notes, samples, quotations and a video, one after another in one article.',
    author: 'author-0',
    tags: [commonTag.name, rareTag.name],
  };
  write('everything', day(count), facts, everything);
  return buildElsewhere({ COMPANY: folder });
}
