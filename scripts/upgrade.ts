import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { companyFolder } from '@frontage/contract/company-folder';
import { parse } from 'yaml';
import { migrations } from './migrations.ts';
import { planned, type Step } from './migrations/plan.ts';
import { slugOf } from '../site/src/lib/slug.ts';

// Brings a company's files up to date with a newer Frontage. Shows what it would do; --write does it.

/** Plans the changes to a project's files, and makes none. */
export function plan(root: string, company: string): Step[] {
  const texts = new Map(
    ['site/content', 'site/public', company]
      .map((folder) => resolve(root, folder))
      .filter((folder) => existsSync(folder))
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
          join(folder, file),
        ),
      )
      .filter((path) => statSync(path).isFile())
      .map((path) => [
        nameOf(root, path),
        /\.(yaml|md|css)$/.test(path) ? readFileSync(path, 'utf8') : '',
      ]),
  );
  const steps = planned(texts, company, migrations);
  const taken = steps.filter(
    ({ from, to }) => to !== '' && from !== to && existsSync(resolve(root, to)),
  );
  if (taken.length > 0)
    throw new Error(
      `These files exist already, and nothing is overwritten: ${taken.map(({ to }) => to).join(', ')}. Set COMPANY to another name, or remove them.`,
    );
  return steps;
}

/** A path below the project's root, or the whole path when it is elsewhere, with slashes on every system. */
function nameOf(root: string, path: string): string {
  const below = relative(root, path);
  const name = below.startsWith('..') || isAbsolute(below) ? path : below;
  return name.split(sep).join('/');
}

/** Makes the planned changes. */
export function carryOut(root: string, steps: Step[]): void {
  for (const { from, to, after } of steps) {
    if (to === '') {
      rmSync(resolve(root, from));
      continue;
    }
    mkdirSync(dirname(resolve(root, to)), { recursive: true });
    if (from !== to) renameSync(resolve(root, from), resolve(root, to));
    if (after !== undefined) writeFileSync(resolve(root, to), after);
  }
  for (const old of ['site/content', 'site/public'].map((folder) => join(root, folder)))
    if (steps.length > 0 && existsSync(old) && filesIn(old) === 0) rmSync(old, { recursive: true });
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(folder, file)).isFile(),
  ).length;

/** A step as lines to read: where a file goes, the lines that go and those that come. */
export function shown({ from, to, before = '', after = '' }: Step): string {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return [
    from === to
      ? to
      : to === ''
        ? `${from} goes: what it said stands elsewhere`
        : `${from} → ${to}`,
    ...old.filter((line) => !now.includes(line)).map((line) => `  - ${line}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `  + ${line}`),
  ].join('\n');
}

/** The folder that COMPANY names, or that an old clone's company would have; it need not be there yet. */
function target(root: string): string {
  const facts = join(root, 'site/content/company.yaml');
  const named = process.env.COMPANY;
  if (named)
    return /^[\w-]+$/.test(named) ? `companies/${named}` : nameOf(root, resolve(root, named));
  if (!existsSync(facts)) return nameOf(root, companyFolder());
  return `companies/${slugOf((parse(readFileSync(facts, 'utf8')) as { name: string }).name)}`;
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..');
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
  try {
    const write = process.argv.includes('--write');
    const steps = plan(root, target(root));
    for (const step of steps) console.log(shown(step));
    for (const { number, says } of steps.length > 0 ? migrations : [])
      console.log(`\n${number}: ${says}`);
    if (write) carryOut(root, steps);
    console.log(
      steps.length === 0
        ? `${target(root)} is as this Frontage wants it.`
        : write
          ? `\nDone. Set COMPANY to ${target(root)} in .env, then npm run build.`
          : '\nNothing was changed yet: npm run upgrade -- --write does it.',
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
