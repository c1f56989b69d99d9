import { providerOf } from '../../src/bands/newsletter/provider.ts';
import { embedHost } from '../../src/lib/embeds.ts';
import { parseCounter } from '../../src/lib/statistics.ts';
import { files } from '../../src/schema/files.ts';
import type { FileProblem } from './messages.ts';
import { type Company, fields, list } from './read.ts';
import { valuesIn } from './schema.ts';

const block = /^(?:```|~~~)[`~]*[ \t]*embed\b(?:.*\n)+?(?:```|~~~)/gm;

/** Yields every site that receives visitors' data because it is embedded or gets a form. */
export function* receivers(
  company: Company,
): Generator<{ file: string; line: number; name: string }> {
  for (const { source, path, value, schema } of valuesIn(company))
    if (schema.foreign && typeof value === 'string' && URL.canParse(value))
      yield { file: source.file, line: source.line(path), name: providerName(value) };
  for (const { file, body, bodyStart } of company.all(files.articles))
    for (const { 0: written, index } of body.matchAll(block)) {
      const [, address = ''] = /^address:\s*["']?(\S+?)["']?\s*$/m.exec(written) ?? [];
      const line = bodyStart + body.slice(0, index).split('\n').length - 1;
      if (URL.canParse(address)) yield { file, line, name: providerName(address) };
    }
}

const providerName = (address: string) => providerOf(address)?.name ?? embedHost(address);

/** Finds a privacy policy that does not mention that visits are counted. */
export function* unsaidStatistics(company: Company): Generator<FileProblem> {
  const [policy] = company.all(files.privacyPolicy);
  const { statistics, speed } = company.fieldsOf(files.company);
  const counter = parseCounter(statistics);
  if (!policy) return;
  const sections = list(fields(policy.data).sections);
  const isSaid = (name: string) => sections.some((section) => fields(section)[name]);
  if (counter && !isSaid('statistics'))
    yield policy.problem(
      ['sections'],
      `company.yaml has visits counted with ${counter.name}, and the privacy policy does not say so.`,
      'add to one of the sections statistics: We count visits with {service} at {host}, without cookies. It is shown while company.yaml has statistics.',
    );
  if (speed === true && !isSaid('speed'))
    yield policy.problem(
      ['sections'],
      'company.yaml has the speed of pages counted, and the privacy policy does not say so.',
      'add to one of the sections speed: We count how fast our pages are, without cookies and addresses. It is shown while company.yaml has speed: true.',
    );
}

/** Finds a company that embeds other sites and has no words that say so. */
export function* wordlessEmbeds(company: Company): Generator<FileProblem> {
  const [words] = company.all(files.words);
  if (!words || fields(words.data).embed) return;
  const hasEmbed = ({ data, body }: (typeof company.read)[number]) =>
    list(fields(data).bands).some((band) => fields(band).kind === 'embed') || body.match(block);
  const shown = company.read.find(hasEmbed);
  if (!shown) return;
  yield {
    file: words.file,
    line: 1,
    wrong: `${shown.file} shows a page of another site, and nothing here says so to visitors.`,
    fix: 'add embed, with show: Open “{title}”, open: Open it at {host}, notice: what {receiver} receives from then on, and video, booking and map: A map at {host}.',
  };
}
