import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildElsewhere } from '../support/build-elsewhere.ts';
import { writeMirroredCompany } from '../support/mirrored-company.ts';

/** Where the company with a language that is written from right to left is, and its built site. */
export const mirrored = (folder: string) => ({
  company: join(folder, 'company'),
  dist: join(folder, 'dist'),
});

/**
 * Builds the site that right-to-left.engine.ts looks at, in the folder that `MIRRORED_SITE` names: once for all
 * engines. Without that setting its tests are left out (vitest.config.ts).
 */
export default async function setup(): Promise<void> {
  const folder = process.env.MIRRORED_SITE;
  if (!folder) return;
  const { company, dist } = mirrored(folder);
  if (existsSync(dist)) return;
  writeMirroredCompany(company);
  cpSync(await buildElsewhere({ COMPANY: company, SITE_UNCOMPRESSED: '1' }), dist, {
    recursive: true,
  });
}
