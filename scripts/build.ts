import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildTargetOf, buildSite, previewSettings, buildSettings } from './lib/build-site.ts';
import { runScript } from './lib/run-script.ts';

// `npm run build`: the site as `npm start` serves it; with `-- --drafts` a preview of what is not public yet, too.

await runScript(async () => {
  const { drafts } = parseArgs({ options: { drafts: { type: 'boolean', default: false } } }).values;
  const settings = buildSettings(buildTargetOf(process.env));
  const preview = drafts ? previewSettings(process.env) : undefined;
  await buildSite({ ...settings, ...preview }, { quiet: false });
  if (preview)
    console.log(
      `The preview is in ${relative('.', resolve('site', preview.SITE_OUT_DIR))}. npm start does not serve it. It shows unpublished pages, so publish it only behind a login.`,
    );
});
