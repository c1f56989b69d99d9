import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { basename, join } from 'node:path';
import { SAMPLE } from '@frontage/contract/company-folder';
import { parse } from 'yaml';
import { type Finding, type Said, textsOf } from './company-texts.ts';

// Words that are somebody else's: of the sample company, of another one in companies/, or of a template.

type Company = { folder: string; slug: string; name: string };

/** How many words make a sentence that two companies do not write by chance. */
const LONG = 8;

/**
 * Names, sentences and articles of other companies, and words that npm run new has written.
 *
 * @param folder a company's
 * @param companies where the companies of the project are
 */
export function foreignWords(folder: string, companies: string): Finding[] {
  const own = companyIn(folder, basename(folder));
  const others = existsSync(companies)
    ? readdirSync(companies)
        .map((slug) => join(companies, slug))
        .filter((path) => existsSync(join(path, 'company.yaml')))
        .filter((path) => realpathSync(path) !== realpathSync(folder))
        .map((path) => companyIn(path, basename(path)))
    : [];
  const texts = textsOf(folder);
  const copied = others.flatMap((other) => copiedArticles(folder, other));
  const copies = new Set(copied.map(({ file }) => file));
  const written = texts.filter(({ file }) => !copies.has(file));
  return [
    ...copied,
    ...others.flatMap((other) => namesOf(written, other)),
    ...sentencesOf(written, own, others),
    ...fromTemplates(written),
  ];
}

function companyIn(folder: string, slug: string): Company {
  const { name } = parse(readFileSync(join(folder, 'company.yaml'), 'utf8')) as { name: string };
  return { folder, slug, name };
}

const isSample = ({ slug }: Company) => slug === SAMPLE;
const called = (company: Company) =>
  isSample(company) ? 'the sample company' : `the company in companies/${company.slug}`;

function copiedArticles(folder: string, other: Company): Finding[] {
  const path = (place: string, file = '') => join(place, 'articles', file);
  if (![folder, other.folder].every((place) => existsSync(path(place)))) return [];
  return readdirSync(path(folder))
    .filter((file) => file.endsWith('.md') && existsSync(path(other.folder, file)))
    .filter((file) =>
      readFileSync(path(folder, file)).equals(readFileSync(path(other.folder, file))),
    )
    .map((file) => ({
      file: `articles/${file}`,
      line: 1,
      what: `this is an article of ${called(other)}, word for word. Fix: write your own over it, or take it away.`,
    }));
}

function namesOf(texts: Said[], other: Company): Finding[] {
  const names = [...new Set([other.name, other.slug])].map((name) =>
    name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${names.join('|')})(?![\p{L}\p{N}])`,
    'iu',
  );
  return texts.flatMap((said) => {
    const [name] = pattern.exec(said.words) ?? [];
    if (name === undefined) return [];
    const line = said.lineOf(name);
    if (said.isRight(line)) return [];
    const what = `“${name}” is ${called(other)}. Fix: write {company} or what is yours.`;
    return [{ file: said.file, line, what }];
  });
}

/** The sentences of words, so that another name of a company or another break of a line changes nothing. */
function sentences(words: string, { name }: Company): { plain: string; written: string }[] {
  return words
    .split(/(?<=[.!?…])\s+|\n\n+/)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence.split(' ').length >= LONG)
    .map((written) => ({ written, plain: written.replaceAll(name, '{company}').toLowerCase() }));
}

function sentencesOf(texts: Said[], own: Company, others: Company[]): Finding[] {
  // What another company has in common with the sample one, the sample one has said first.
  if (isSample(own)) return [];
  const theirs = new Map<string, Company>();
  for (const other of others)
    for (const { words } of textsOf(other.folder))
      for (const { plain } of sentences(words, other)) theirs.set(plain, other);
  const fromTemplates = templateWords();
  return texts.flatMap((said) =>
    sentences(said.words, own).flatMap(({ plain, written }) => {
      const other = theirs.get(plain);
      if (!other || fromTemplates.has(plain)) return [];
      const line = said.lineOf(written.split(' ').slice(0, 3).join(' '));
      if (said.isRight(line)) return [];
      const short = written.length > 72 ? `${written.slice(0, 70).trimEnd()} …` : written;
      const what = `“${short}” is a sentence of ${called(other)}. Fix: say it in your own words.`;
      return [{ file: said.file, line, what }];
    }),
  );
}

/** What every new company says, whoever has written it first. */
function templateWords(): Set<string> {
  const folder = join(import.meta.dirname, '../templates');
  const none = { folder, slug: '', name: '{company}' };
  return new Set(
    textsOf(folder).flatMap(({ words }) => sentences(words, none).map(({ plain }) => plain)),
  );
}

function fromTemplates(texts: Said[]): Finding[] {
  return texts
    .filter(({ words }) => words.startsWith('Sample: '))
    .map((said) => ({
      file: said.file,
      line: said.line,
      what: 'these are words of the template. Fix: write your own over them.',
    }));
}
