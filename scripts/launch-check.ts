import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { readCompanyFacts } from '@frontage/contract/company-facts';
import { companyFolder } from '@frontage/contract/company-folder';
import { addedFields, plainLabel } from '@frontage/contract/form-fields';
import { parse } from 'yaml';
import { readCompany, readSource } from '../site/check/company/read.ts';
import { dataReceivers } from '../site/check/company/third-parties.ts';
import { findTemplateTexts } from '../site/check/company/template.ts';
import { filesBelow } from '../site/src/files/files-below.ts';
import { fileKinds } from '../site/src/schema/file-kinds.ts';
import { runScript } from './lib/run-script.ts';

// `npm run launch-check` lists what an owner has to replace or set before the launch: sample content, other
// companies' content, and settings that are unset or at a default. Exits with 1 while there is anything.

/** Something to replace, in a file below the company's folder. */
export type LaunchTask = { file: string; line: number; task: string };

type Entry = { id?: string; sample?: boolean | string[] };

const textFiles = (folder: string) =>
  filesBelow(folder).filter((file) => /^(?!specification\/|\.).*\.(yaml|md)$/.test(file));

export function findSamples(folder: string): LaunchTask[] {
  return textFiles(folder).flatMap((file) => {
    const { data, line } = readSource(folder, file);
    const isList = Array.isArray(data);
    const entries = (isList ? data : [data]) as (Entry | null | undefined)[];
    return entries.flatMap((entry, index): LaunchTask[] => {
      const { id = 'all of it', sample } = entry ?? {};
      // The line of the fact, which has to be replaced.
      if (Array.isArray(sample))
        return sample.map((fact) => ({
          file,
          line: line([fact]),
          task: `${fact} is sample. Fix: write your own, and take ${fact} out of sample.`,
        }));
      const task = `${id} is sample. Fix: write your own over it, and take sample: true out.`;
      return sample ? [{ file, line: line([...(isList ? [index] : []), 'sample']), task }] : [];
    });
  });
}

/**
 * Lists names of other companies, and files copied from them.
 *
 * @param companies the folder with the project's companies
 */
export function findOtherCompanies(folder: string, companies: string): LaunchTask[] {
  const others = readdirSync(companies)
    .map((slug) => join(companies, slug))
    .filter((path) => existsSync(join(path, 'company.yaml')))
    .filter((path) => realpathSync(path) !== realpathSync(folder));
  const names = others
    .flatMap((path) => [companyName(path), basename(path)])
    .sort((a, b) => b.length - a.length);
  const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const foreign = new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'iu');
  return textFiles(folder).flatMap((file): LaunchTask[] => {
    const text = readFileSync(join(folder, file), 'utf8');
    const from = others.find((other) => isCopied(join(other, file), text));
    if (from && text.length > 200) {
      const task = `this file is that of ${companyName(from)}, word for word. Fix: write your own over it, or delete it.`;
      return [{ file, line: 1, task }];
    }
    return text.split('\n').flatMap((line, index): LaunchTask[] => {
      const [name] = (names.length > 0 && foreign.exec(line)) || [];
      if (!name) return [];
      const task = `“${name}” is another company. Fix: write {company} or your own words.`;
      return [{ file, line: index + 1, task }];
    });
  });
}

export const listTemplateTexts = (folder: string): LaunchTask[] =>
  findTemplateTexts(folder).map(({ file, line, field }) => ({
    file,
    line,
    task: `${field ? `${field} is` : 'these are'} of the template. Fix: write your own words over it.`,
  }));

const companyName = (folder: string) =>
  (parse(readFileSync(join(folder, 'company.yaml'), 'utf8')) as { name: string }).name;

const isCopied = (path: string, text: string) =>
  existsSync(path) && readFileSync(path, 'utf8') === text;

export function findPicturesWithoutRights(folder: string): LaunchTask[] {
  const { path } = fileKinds.rights;
  const pictures = existsSync(join(folder, 'pictures'))
    ? filesBelow(join(folder, 'pictures')).filter((it) => /\.(avif|jpe?g|png|svg|webp)$/i.test(it))
    : [];
  const source = existsSync(join(folder, path)) ? readSource(folder, path) : undefined;
  const notes = Object.keys((source?.data ?? {}) as Record<string, string>);
  const covers = (note: string, file: string) =>
    note.normalize() === file.normalize() ||
    (note.endsWith('/') && file.normalize().startsWith(note.normalize()));
  return [
    ...pictures
      .filter((file) => !notes.some((note) => covers(note, file)))
      .map((file) => ({
        file: `pictures/${file}`,
        line: 1,
        task: `nobody has noted whose this picture is. Fix: write it into ${path}: “${file}: Our own”, or the license and where it is from.`,
      })),
    ...notes
      .filter((note) => !pictures.some((file) => covers(note, file)))
      .map((note) => ({
        file: path,
        line: source?.line([note]) ?? 1,
        task: `there is no picture ${note}. Fix: correct the name, or remove the line.`,
      })),
  ];
}

/** Lists the sites that receive visitors' data and that the privacy policy does not name. */
export function findUnnamedReceivers(folder: string): LaunchTask[] {
  const { path } = fileKinds.privacyPolicy;
  const policy = existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : '';
  const isNamed = (name: string) => policy.toLowerCase().includes(name.toLowerCase());
  return [...dataReceivers(readCompany(folder))]
    .filter(({ name }) => !isNamed(name))
    .map(({ file, line, name }) => ({
      file,
      line,
      task: `${name} receives data of visitors, and the privacy policy does not name it. Fix: say in ${path} what it receives, and why.`,
    }));
}

/** Lists the form's fields that the privacy policy does not name. */
export function findUnnamedFields(folder: string): LaunchTask[] {
  const { path } = fileKinds.privacyPolicy;
  const policy = existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : '';
  if (policy === '' || policy.includes('{fields}')) return [];
  const { fields } = readCompanyFacts(folder);
  const { line } = readSource(folder, fileKinds.company.path);
  return addedFields(fields)
    .map(([key, { label }]) => ({ key, label: plainLabel(label) }))
    .filter(({ label }) => !policy.toLowerCase().includes(label.toLowerCase()))
    .map(({ key, label }) => ({
      file: fileKinds.company.path,
      line: line(['fields', key]),
      task: `the form asks for “${label}”, and the privacy policy does not name it. Fix: write {fields} into ${path}, where it says what the form asks for.`,
    }));
}

/** Lists settings whose default delivers to nobody, or counts all visitors as one. */
export function findUnsetSettings(env: Record<string, string | undefined>): string[] {
  const needed = {
    PUBLIC_ORIGIN: 'the address of the site, for links in search results and share cards',
    SMTP_URL: 'the mail server; until then enquiries stay in data/mail',
    MAIL_FROM: 'the address that enquiries are sent from',
    MAIL_TO: 'the mailbox that enquiries go to',
    TRUST_PROXY:
      "the addresses of your proxies, or 'false' when there is none; until then all visitors behind a proxy share one limit",
  };
  return Object.entries(needed)
    .filter(([name]) => !env[name])
    .map(([name, purpose]) => `${name}: ${purpose}`);
}

if (import.meta.main)
  await runScript(() => {
    const folder = companyFolder();
    const formatTask = ({ file, line, task }: LaunchTask) =>
      `${relative('.', join(folder, file))}:${line}: ${task}`;
    const lists = {
      'Still sample': findSamples(folder).map(formatTask),
      'Still to be written': listTemplateTexts(folder).map(formatTask),
      'Not your own': findOtherCompanies(folder, join(import.meta.dirname, '../companies')).map(
        formatTask,
      ),
      'Pictures without rights noted': findPicturesWithoutRights(folder).map(formatTask),
      'Others that receive data': findUnnamedReceivers(folder).map(formatTask),
      'Fields that the privacy policy does not name': findUnnamedFields(folder).map(formatTask),
      'Still at a default that is not enough in public': findUnsetSettings(process.env),
    };
    for (const [title, lines] of Object.entries(lists)) {
      console.log(`${title}: ${lines.length || 'nothing'}`);
      for (const line of lines) console.log(`  ${line}`);
    }
    process.exit(Object.values(lists).flat().length > 0 ? 1 : 0);
  });
