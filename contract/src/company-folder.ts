import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';

/** The company used when `COMPANY` is not set. */
export const SAMPLE = 'brightkeel';

export const projectRoot = join(import.meta.dirname, '../..');

/**
 * Finds the folder of the company that is built, served and tested. `COMPANY`, from the environment or from
 * `.env`, is a name under `companies/` or a path, relative to the project's root.
 *
 * @throws when there is no such company; the message says where it looked
 */
export function companyFolder(company = process.env.COMPANY || fromEnvFile() || SAMPLE): string {
  const isName = /^[\w-]+$/.test(company);
  const folder = isName ? join(projectRoot, 'companies', company) : resolve(projectRoot, company);
  if (existsSync(join(folder, 'company.yaml'))) return folder;
  throw new Error(
    `COMPANY is “${company}”, and there is no ${join(folder, 'company.yaml')}. Set it to a name under companies/ or to the path of a company's folder.`,
  );
}

function fromEnvFile(): string | undefined {
  const file = join(projectRoot, '.env');
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')).COMPANY : undefined;
}
