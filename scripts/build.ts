import './help.ts';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { builtFor, buildSite, settingsOf } from './build-site.ts';

// `npm run build`: the site as `npm start` serves it; with `-- --drafts` also what is not public yet, hidden from search engines.

if (existsSync('.env')) process.loadEnvFile('.env');

try {
  const { drafts } = parseArgs({ options: { drafts: { type: 'boolean', default: false } } }).values;
  const settings = settingsOf(builtFor(process.env));
  await buildSite({ ...settings, ...(drafts && { SITE_DRAFTS: '1' }) }, { quiet: false });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
