import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { builtFor } from './build-site.ts';
import { run } from './run.ts';

// `npm run build`: the site as `npm start` serves it; with `-- --drafts` also what is not public yet, hidden from search engines.

if (existsSync('.env')) process.loadEnvFile('.env');

try {
  const { drafts } = parseArgs({ options: { drafts: { type: 'boolean', default: false } } }).values;
  const { publicOrigin, apiBase, company } = builtFor(process.env);
  const env = {
    PUBLIC_ORIGIN: publicOrigin,
    PUBLIC_API_BASE: apiBase,
    COMPANY: company,
    SITE_DRAFTS: drafts ? '1' : '',
  };
  process.exitCode = (await run('npm', ['run', '--silent', 'build', '-w', 'site'], { env })).code;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
