import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, isSeq, parseDocument, stringify } from 'yaml';
import { intoBands, withHeadings } from './migrations/bands.ts';
import { gatherNavigation } from './migrations/navigation.ts';
import type { Migration } from './migrations/plan.ts';
import { gatherTheme } from './migrations/theme.ts';
import { slugOf } from '../site/src/lib/slug.ts';

/** The lines of a top-level key, with everything below it. */
const ofKey = (key: string) => new RegExp(`^${key}:.*\\n(?:[ -].*\\n|\\n(?=[ -]))*`, 'm');

const template = (name: string) =>
  readFileSync(join(import.meta.dirname, 'templates', name), 'utf8');

/** Adds at the end what a file does not say yet. */
function withDefaults(text: string, holds: Record<string, unknown>, defaults: object): string {
  const missing = Object.entries(defaults).filter(([key]) => !(key in holds));
  if (missing.length === 0) return text;
  return `${text.replace(/\n*$/, '\n')}${stringify(Object.fromEntries(missing))}`;
}

/** Renames a field of the whole file, or of each entry of one of its lists. */
function renamed(text: string, from: string, to: string, list?: string): string {
  const { contents } = parseDocument(text);
  const listed = list && isMap(contents) ? contents.get(list) : undefined;
  const holders: unknown[] = list ? (isSeq(listed) ? listed.items : []) : [contents];
  return holders
    .flatMap((holder) => (isMap(holder) && !holder.has(to) ? holder.items : []))
    .map(({ key }) => key)
    .flatMap((key) => (isScalar(key) && key.value === from && key.range ? [key.range] : []))
    .reduceRight(
      (changed, [start, end]) =>
        // Inside its quotes, if it has any.
        changed.slice(0, start) + changed.slice(start, end).replace(from, to) + changed.slice(end),
      text,
    );
}

/** Adds under a top-level key what it does not say yet; a key in another style is left to the check. */
function withinKey(
  text: string,
  holds: Record<string, unknown>,
  key: string,
  defaults: object,
): string {
  const there = holds[key];
  const missing = Object.entries(defaults).filter(
    ([name]) => typeof there !== 'object' || there === null || !(name in there),
  );
  const lines = stringify(Object.fromEntries(missing)).replace(/^(?=.)/gm, '  ');
  return missing.length === 0
    ? text
    : text.replace(
        new RegExp(`^${key}:[ \\t]*(?:#.*)?\\n(?:  .*\\n|\\n(?=  ))+`, 'm'),
        (block) => block + lines,
      );
}

/** The social networks by their former fields. */
const networks: Record<string, string> = { linkedin: 'LinkedIn', github: 'GitHub', x: 'X' };

/** The checkboxes of the form from when they were code. */
const checkboxes = {
  webDevelopment: 'Web Development',
  customSoftware: 'Custom Software Development',
  mobileApp: 'Mobile App Development',
  uiUx: 'UI/UX Design',
  qualityAssurance: 'Quality Assurance',
};

/** The bands of the home page from when they were code, in order. */
const bands = [
  'hero',
  'customers',
  'services',
  'achievements',
  'engagement',
  'industries',
  'projectLog',
  'testimonials',
  'questions',
  'enquiry',
];

/** Words around lists of articles and in articles, from when there was one list without pages and subjects. */
const blogLabels = {
  related: 'Related articles',
  tags: 'Subjects',
  tagged: 'Articles on {tag}',
  taggedDescription: '{company} on {tag}: {titles}',
  all: 'All articles',
  feed: 'Follow {tag} as a feed',
  pages: 'Pages of the list',
  page: 'page {number}',
  newer: 'Newer articles',
  older: 'Older articles',
  footnotes: 'Notes',
  footnoteBack: 'Back to the text, note {number}',
};

/** What plays a video. */
const video = {
  play: 'Play “{title}”',
  watch: 'Watch it at {host}',
  notice: 'Nothing is loaded from {host} before you press play.',
};

/** The bands of the about page from when their order was code, with the fields that held their words. */
const about = [
  ['hero', 'opening'],
  ['organised', 'statements'],
  ['whyChooseUs', 'promises'],
  ['mission', 'mission'],
  ['principles', 'principles'],
  ['contact', 'callToAction'],
] as const;

export const migrations: readonly Migration[] = [
  {
    number: 1,
    says: 'a company has a folder of its own: site/content/ and site/public/ move there',
    move: (path, company) =>
      path
        .match(/^site\/(?:content\/(.+)|(public\/.+))$/)
        ?.slice(1)
        .filter((rest) => rest !== undefined)
        .map((rest) => `${company}/${rest}`)[0],
  },
  {
    number: 2,
    says: 'social networks are a list: any of them, each with its name',
    change: (path, text, { social }) => {
      if (path !== 'company.yaml' || !social || Array.isArray(social)) return text;
      const list = Object.entries(social).map(([key, link]: [string, unknown]) => {
        return { name: networks[key] ?? key, link };
      });
      return text.replace(ofKey('social'), stringify({ social: list }));
    },
  },
  {
    number: 3,
    says: 'where the company works and the checkboxes of its form are in company.yaml',
    change: (path, text, holds) =>
      path === 'company.yaml'
        ? withDefaults(text, holds, { areaServed: 'Worldwide', checkboxes })
        : text,
  },
  {
    number: 4,
    says: 'an industry names a drawing, whatever the company draws; it was called vessel',
    change: (path, text) =>
      path.startsWith('industries/') ? text.replace(/^vessel:/m, 'drawing:') : text,
  },
  {
    number: 5,
    says: 'which bands the home page has, and in which order, is in pages/home.yaml',
    change: (path, text, holds) =>
      path === 'pages/home.yaml' ? withDefaults(text, holds, { bands }) : text,
  },
  {
    number: 6,
    says: 'words that were in components are in words.yaml',
    add: {
      path: 'words.yaml',
      text: () => template('words.yaml'),
    },
  },
  {
    number: 7,
    says: 'the label of the field that only robots fill in is called honeypot; it was trap',
    change: (path, text) => (path === 'words.yaml' ? renamed(text, 'trap', 'honeypot') : text),
  },
  {
    number: 8,
    says: 'what was done about a trouble in the project log is called fix; it was mended',
    change: (path, text) =>
      path === 'project-log.yaml' ? renamed(text, 'mended', 'fix', 'entries') : text,
  },
  {
    number: 9,
    says: 'the menu, its panels, the columns of the footer and its last lines stand in navigation.yaml',
    gather: gatherNavigation,
  },
  {
    number: 10,
    says: 'who works here is in people.yaml, and company.yaml names its chief by id',
    change: (path, text, { chief }) =>
      path === 'company.yaml' && isPerson(chief)
        ? text.replace(ofKey('chief'), stringify({ chief: slugOf(chief.name) }))
        : text,
    add: {
      path: 'people.yaml',
      text: ({ chief, sample }) =>
        isPerson(chief) ? stringify([personOf(chief, sample)]) : undefined,
    },
  },
  {
    number: 11,
    says: 'articles have subjects, pages of twelve, notes and videos, and these have words',
    change: (path, text, holds) => {
      if (path === 'words.yaml') return withDefaults(text, holds, { video });
      return path === 'pages/blog.yaml' ? withinKey(text, holds, 'labels', blogLabels) : text;
    },
  },
  {
    number: 12,
    says: 'pages are lists of bands, each a kind with its fields, and every band has heading and text',
    change: (path, text, holds) => {
      if (/^services\//.test(path)) return withHeadings(text);
      if (path === 'pages/about.yaml' && !('bands' in holds)) return intoBands(text, holds, about);
      if (path !== 'pages/home.yaml' || !Array.isArray(holds.bands)) return text;
      const names = holds.bands.filter((band) => typeof band === 'string');
      if (names.length === 0) return text;
      return intoBands(
        text,
        holds,
        names.map((name) => [name, name] as const),
        bands,
      );
    },
  },
  {
    number: 13,
    says: 'the mark is called icon.svg: it is beside the name where there is no logo.svg, and in tabs',
    move: (path, company) =>
      path === `${company}/brand/mark.svg` ? `${company}/brand/icon.svg` : undefined,
  },
  {
    number: 14,
    says: 'colours and fonts are in one file, brand/theme.yaml; the widths of fallback fonts are computed',
    gather: gatherTheme,
  },
  {
    number: 15,
    says: 'the place of the short messages has a name for assistive technology, in words.yaml',
    change: (path, text, holds) =>
      path === 'words.yaml'
        ? withDefaults(text, holds, { notifications: 'Notifications, Alt+T' })
        : text,
  },
];

type Chief = { name: string; title: string };

/** Whether this is the chief executive as company.yaml had it once. */
function isPerson(chief: unknown): chief is Chief {
  return typeof chief === 'object' && chief !== null && 'name' in chief && 'title' in chief;
}

/** An entry of people.yaml; still sample where the fact was. */
const personOf = ({ name, title }: Chief, sample: unknown) => ({
  id: slugOf(name),
  name,
  role: title,
  ...(Array.isArray(sample) && sample.includes('chief') && { sample: true }),
});
