import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolderOfFile } from '../../test/temporary-folder.ts';
import { aCompany } from './start-service.ts';

export function companyWith(fields: object, more = ''): string {
  const folder = temporaryFolderOfFile();
  const facts = readFileSync(join(aCompany, 'company.yaml'), 'utf8');
  writeFileSync(join(folder, 'company.yaml'), `${facts}fields: ${JSON.stringify(fields)}\n${more}`);
  return folder;
}
