import { parseArgs } from 'node:util';
import { runScript } from './lib/run-script.ts';
import { checkCertificate, checkHosting } from './smoke/hosting.ts';
import { operatorCommand, smoke } from './smoke/pages-and-enquiry.ts';

// `npm run smoke -- https://www.example.com` checks a site from the outside, as visitors see it.

await runScript(async () => {
  const { values, positionals } = parseArgs({
    options: {
      host: { type: 'string' },
      folder: { type: 'string', default: '/srv/frontage' },
      ask: { type: 'string' },
      wait: { type: 'string', default: '60' },
    },
    allowPositionals: true,
  });
  const url = URL.parse(positionals[0] ?? '');
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error('Say which site: npm run smoke -- https://www.example.com');
  const command = values.host
    ? operatorCommand(values.host, values.folder)
    : (values.ask?.split(' ').filter(Boolean) ?? []);
  const isPlain = process.env.STATIC_HOST === 'plain';
  const seen = [await smoke(url.origin, command, Number(values.wait) * 1_000)];
  // Without a readable sitemap, all other checks would fail too.
  if (seen[0]?.passed.length) {
    seen.push(await checkHosting(url.origin, isPlain));
    if (url.protocol === 'https:') seen.push(await checkCertificate(url));
  }
  for (const line of seen.flatMap(({ passed }) => passed)) console.log(line);
  const problems = seen.flatMap(({ problems }) => problems);
  for (const line of problems) console.error(`✗ ${line}`);
  console.log(
    'What keeps mails from an inbox (SPF, DKIM, DMARC), “npm run doctor” sees on the machine of the service.',
  );
  process.exit(problems.length > 0 ? 1 : 0);
});
