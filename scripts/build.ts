import './help.ts';
import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { builtFor, buildSite, previewSettings, settingsOf } from './build-site.ts';

// `npm run build`: the site as `npm start` serves it; with `-- --drafts` a preview of what is not public yet, too.

if (existsSync('.env')) process.loadEnvFile('.env');

try {
  const { drafts } = parseArgs({ options: { drafts: { type: 'boolean', default: false } } }).values;
  const settings = settingsOf(builtFor(process.env));
  const preview = drafts ? previewSettings(process.env) : undefined;
  await buildSite({ ...settings, ...preview }, { quiet: false });
  if (preview)
    console.log(
      `The preview is in ${relative('.', resolve('site', preview.SITE_OUT_DIR))}. npm start does not serve it; put it where only those get in who may see it.`,
    );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
