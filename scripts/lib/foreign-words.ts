import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const companies = join(import.meta.dirname, '../../companies');

/** Words of a company's drawings, which no other site may show, listed beside its specification. */
function drawnWords(company: string): string[] {
  const file = join(companies, company, 'specification/drawn-words.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
}

/**
 * Returns the files of a built site that name another company of `companies/`, or words of its drawings.
 *
 * @param dist the built site
 * @param company the path of the company that it was built for
 * @throws when the site is not built
 */
export function filesWithForeignWords(dist: string, company: string): string[] {
  const others = readdirSync(companies).filter((name) => name !== basename(company));
  // A company with drawings may have started from those of another.
  const drawn = existsSync(join(company, 'art')) ? [] : others.flatMap(drawnWords);
  const words = [...others.map(RegExp.escape), ...drawn.map((word) => `\\b${word}\\b`)];
  const foreign = words.length > 0 ? new RegExp(words.join('|'), 'i') : undefined;
  const texts = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(html|css|js|svg|txt|xml|webmanifest)$/.test(file),
  );
  if (texts.length === 0) throw new Error(`Nothing is built in ${dist}.`);
  return texts.filter((file) => foreign?.test(readFileSync(join(dist, file), 'utf8')));
}
