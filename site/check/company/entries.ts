import { tagKey } from '../../src/addresses/tags.ts';
import { slugOf } from '../../src/addresses/slug.ts';
import { publishableKinds } from '../../src/addresses/addresses.ts';
import { fileKinds } from '../../src/schema/file-kinds.ts';
import { tagsIn } from './articles.ts';
import type { FileProblem } from './file-problem.ts';
import { type CompanyContent, asRecord, asList, type Source } from './read.ts';

// Checks that several files, or several fields of one, fit together.

/** Names that would replace the list above them, or the 404 page. */
const LIST_NAMES = ['index', '404'];

const takenNameProblem = (name: unknown) =>
  [
    `“${String(name)}” cannot be the name of a page, because that address is taken.`,
    'give it another name.',
  ] as const;

/** Finds duplicate ids, orders and names. */
export function* duplicateProblems({ sources, sourcesOf }: CompanyContent): Generator<FileProblem> {
  for (const source of sources) {
    const isPolicy = source.kind === fileKinds.privacyPolicy;
    if (!isPolicy && !source.kind.list) continue;
    const entries = isPolicy ? asRecord(source.data).sections : source.data;
    const checkId = createUniqueCheck('give each entry its own id.');
    for (const [index, entry] of asList(entries).entries()) {
      const { id } = asRecord(entry);
      if (typeof id !== 'string') continue;
      yield* checkId(
        id,
        source,
        [...(isPolicy ? ['sections'] : []), index, 'id'],
        `the id “${id}”`,
      );
    }
  }
  for (const kind of publishableKinds) {
    const checkOrder = createUniqueCheck(
      'give each its own number. The smallest comes first, and gaps are fine.',
    );
    const checkNumber = createUniqueCheck('give each article its own number, or none.');
    const checkName = createUniqueCheck('remove the name from one of the two.');
    for (const source of sourcesOf(kind)) {
      const { order, category, overview, id, otherSlugs, slug } = asRecord(source.data);
      // Services are ordered within their category.
      if (typeof order === 'number' && overview !== true)
        yield* checkOrder(`${String(category)} ${order}`, source, ['order'], `the order ${order}`);
      if (typeof id === 'number') yield* checkNumber(`${id}`, source, ['id'], `the id ${id}`);
      if (source.slug === '')
        yield source.problem(
          [],
          'the file name has no letter or digit to use in the address of the page.',
          'rename the file so that it has a letter or digit.',
        );
      const all = [source.slug, ...asList(otherSlugs).map(String)];
      for (const [index, name] of all.entries()) {
        const path = index === 0 ? [] : ['otherSlugs', index - 1];
        // Custom pages have their own rules for names, and their own messages.
        if (kind !== fileKinds.pages && LIST_NAMES.includes(name))
          yield source.problem(path, ...takenNameProblem(name));
        yield* checkName(name, source, path, `the name “${name}”`);
      }
      if (LIST_NAMES.includes(String(slug)))
        yield source.problem(['slug'], ...takenNameProblem(slug));
    }
  }
}

function createUniqueCheck(fix: string) {
  const places = new Map<string, string>();
  return function* (name: string, source: Source, path: PropertyKey[], what: string) {
    const first = places.get(name);
    if (first) yield source.problem(path, `${what} is in ${first} too.`, fix);
    else places.set(name, `${source.file}:${source.line(path)}`);
  };
}

/** Finds subjects that articles spell in two ways, which would make two pages, and those without an address. */
export function* tagProblems({ sourcesOf }: CompanyContent): Generator<FileProblem> {
  const seen = new Map<string, { name: string; place: string }>();
  for (const source of sourcesOf(fileKinds.articles))
    for (const [index, name] of tagsIn(source.data).entries()) {
      const path = ['tags', index];
      const first = seen.get(tagKey(name));
      if (slugOf(name) === '')
        yield source.problem(
          path,
          `“${name}” has no letter or digit to use in an address.`,
          'add a letter or digit.',
        );
      else if (!first)
        seen.set(tagKey(name), { name, place: `${source.file}:${source.line(path)}` });
      else if (first.name !== name)
        yield source.problem(
          path,
          `the topic “${name}” is spelled “${first.name}” in ${first.place}.`,
          `write ${first.name} in both, or give one another name.`,
        );
    }
}

/** Finds what case studies need beside their own fields: the words of their list, and an address each. */
export function* workProblems({ paths, sourcesOf }: CompanyContent): Generator<FileProblem> {
  const studies = sourcesOf(fileKinds.work);
  if (studies.length === 0) return;
  const shared = fileKinds.workShared.path;
  if (!paths.includes(shared))
    yield {
      file: shared,
      message: 'this file is missing, but there are case studies, and it has the text of /work.',
      fix: 'npm run new -- work "Title" writes it; or copy scripts/templates/pages/work-shared.yaml.',
    };
  if (paths.includes('pages/work.yaml'))
    yield {
      file: 'pages/work.yaml',
      line: 1,
      message: '/work is the address of the case studies.',
      fix: `give the file another name, or move its bands into ${shared}.`,
    };
  for (const source of studies) {
    const { bands, figures } = asRecord(source.data);
    if (asList(figures).length > 0) continue;
    for (const [index, band] of asList(bands).entries())
      if (asRecord(band).kind === 'caseFigures')
        yield source.problem(
          ['bands', index, 'kind'],
          'the band caseFigures shows figures, which this case study does not have.',
          'write figures: in this file, or remove the band.',
        );
  }
}

/** Finds what jobs need beside their own fields: the words around them, and the place of work. */
export function* jobProblems({
  paths,
  sourcesOf,
  fieldsOf,
}: CompanyContent): Generator<FileProblem> {
  const jobs = sourcesOf(fileKinds.jobs);
  const shared = fileKinds.jobsShared.path;
  if (jobs.length > 0 && !paths.includes(shared))
    yield {
      file: shared,
      message: 'this file is missing, but there are jobs, and it has the text around them.',
      fix: 'npm run new -- job "Title" writes it; or copy scripts/templates/pages/jobs-shared.yaml.',
    };
  for (const source of jobs) {
    const { address, remote } = asRecord(source.data);
    if (address === undefined && remote === undefined && !fieldsOf(fileKinds.company).address)
      yield source.problem(
        [],
        'the job has no place of work, and company.yaml has no address, so search engines ignore the job.',
        'add address: with street, city and country; or remote: [Norway], if it can be done entirely from home.',
      );
  }
}

/** Finds a form that links to the privacy policy without words for the link. */
export function* policyProblems({ sourcesOf, unused }: CompanyContent): Generator<FileProblem> {
  const [contact] = sourcesOf(fileKinds.contact);
  if (!contact || unused.includes('privacyPolicy') || contact.problems.length > 0) return;
  const form = asRecord(asRecord(contact.data).form);
  if (form.privacy === undefined)
    yield contact.problem(
      ['form', 'privacy'],
      'the text of the link to /privacy-policy under the button is missing.',
      'add it here, or remove pages/privacy-policy.yaml.',
    );
}

/** Finds pages that show a row of technologies although there are none. */
export function* technologyProblems({ listOf, sourcesOf }: CompanyContent): Generator<FileProblem> {
  const technologies = asList(listOf(fileKinds.technologies));
  if (technologies.length === 0) return;
  const groups = new Set(technologies.map((technology) => asRecord(technology).group));
  const rows = Object.entries({ techStack: 'stack', testingTools: 'testing' });
  for (const [row, group] of rows.filter(([, group]) => !groups.has(group)))
    for (const source of sourcesOf(fileKinds.services)) {
      const problem = (path: PropertyKey[], instead: string) =>
        source.problem(
          path,
          `technologies.yaml has no technology in the group “${group}” to show here.`,
          `${instead}, or add a technology with group: ${group}.`,
        );
      const { [row]: isShown, bands } = asRecord(source.data);
      if (isShown === true) yield problem([row], 'write false');
      for (const [index, band] of asList(bands).entries())
        if (asRecord(band).kind === row) yield problem(['bands', index, 'kind'], 'remove the band');
    }
}
