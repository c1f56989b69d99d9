import { providerOf } from '../../src/fields/newsletter-provider.ts';
import { embedHost } from '../../src/articles/embeds.ts';
import { parseAnalytics } from '../../src/facts/analytics.ts';
import { fileKinds } from '../../src/schema/file-kinds.ts';
import type { FileProblem } from './file-problem.ts';
import { type CompanyContent, asRecord, asList } from './read.ts';
import { companyValues } from './schema.ts';

const embedBlock = /^(?:```|~~~)[`~]*[ \t]*embed\b(?:.*\n)+?(?:```|~~~)/gm;

/** Yields every site that receives visitors' data because it is embedded or gets a form. */
export function* dataReceivers(
  company: CompanyContent,
): Generator<{ file: string; line: number; name: string }> {
  for (const { source, path, value, schema } of companyValues(company))
    if (schema.foreign && typeof value === 'string' && URL.canParse(value))
      yield { file: source.file, line: source.line(path), name: providerName(value) };
  for (const { file, body, bodyStart } of company.sourcesOf(fileKinds.articles))
    for (const { 0: blockText, index } of body.matchAll(embedBlock)) {
      const [, link = ''] = /^link:\s*["']?(\S+?)["']?\s*$/m.exec(blockText) ?? [];
      const line = bodyStart + body.slice(0, index).split('\n').length - 1;
      if (URL.canParse(link)) yield { file, line, name: providerName(link) };
    }
}

const providerName = (address: string) => providerOf(address)?.name ?? embedHost(address);

/** Finds a privacy policy that does not mention that visits are counted. */
export function* analyticsProblems(company: CompanyContent): Generator<FileProblem> {
  const [policy] = company.sourcesOf(fileKinds.privacyPolicy);
  const facts = company.fieldsOf(fileKinds.company);
  const analytics = parseAnalytics(facts.analytics);
  if (!policy) return;
  const sections = asList(asRecord(policy.data).sections);
  const mentions = (name: string) => sections.some((section) => asRecord(section)[name]);
  if (analytics && !mentions('analytics'))
    yield policy.problem(
      ['sections'],
      `company.yaml counts visits with ${analytics.name}, but the privacy policy does not mention it.`,
      'add to one of the sections analytics: We count visits with {service} at {host}, without cookies. It is shown while company.yaml has analytics.',
    );
  if (facts.measureSpeed === true && !mentions('speed'))
    yield policy.problem(
      ['sections'],
      'company.yaml counts the speed of pages, but the privacy policy does not mention it.',
      'add to one of the sections speed: We count how fast our pages are, without cookies and addresses. It is shown while company.yaml has measureSpeed: true.',
    );
}

/** Finds a company that embeds other sites and has no words that say so. */
export function* embedProblems(company: CompanyContent): Generator<FileProblem> {
  const [words] = company.sourcesOf(fileKinds.words);
  if (!words || asRecord(words.data).embed) return;
  const hasEmbed = ({ data, body }: (typeof company.sources)[number]) =>
    asList(asRecord(data).bands).some((band) => asRecord(band).kind === 'embed') ||
    body.match(embedBlock);
  const embeddingFile = company.sources.find(hasEmbed);
  if (!embeddingFile) return;
  yield {
    file: words.file,
    line: 1,
    message: `${embeddingFile.file} embeds a page of another site, but this file has no text that tells visitors so.`,
    fix: 'add embed, with show: Open “{title}”, open: Open it at {host}, notice: what {receiver} receives from then on, and video, booking and map: A map at {host}.',
  };
}
