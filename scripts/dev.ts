import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { companyFolder } from '@frontage/contract/company-folder';
import { startSite } from '../site/integration/dev-server.ts';
import { enquiryProxy, hasReadableFacts } from './dev/enquiries.ts';
import { startRestartable } from './dev/restartable-process.ts';
import { additionalLanguages } from './dev/language.ts';
import { endWithNpm } from './lib/end-with-npm.ts';
import { runScript } from './lib/run-script.ts';
import { writeSchemas } from './lib/schemas.ts';
import { freePort, listenOnce } from './lib/service.ts';

// `npm run dev`: the site from its sources, with the service behind its form. Nothing leaves the machine.

const usage = 'npm run dev -- --port 4322';

async function main() {
  const port = portIn(process.argv.slice(2));
  writeSchemas();
  const servicePort = await freePort();
  if (!(await listenOnce(port)))
    throw new Error(
      `Port ${port} is taken, perhaps by another npm run dev. End that one, or take another port: ${usage}`,
    );
  const company = companyFolder();
  const others = await additionalLanguages(company);
  const mails = process.env.MAIL_DIR || 'data/mail';
  const site = `http://localhost:${port}`;
  // Site and service read these. The values in .env are for the public service.
  Object.assign(process.env, {
    ASTRO_TELEMETRY_DISABLED: '1',
    ASTRO_DISABLE_UPDATE_CHECK: 'true',
    COMPANY: company,
    PUBLIC_ORIGIN: site,
    PUBLIC_API_BASE: '',
    SITE_DRAFTS: '1',
  });
  const environment = {
    COMPANY: company,
    HOST: '127.0.0.1',
    PORT: String(servicePort),
    MAIL_DIR: mails,
    // Not the real database: mails waiting there would be written to the folder instead of being sent.
    DATABASE_URL: 'sqlite:data/development.db',
    SMTP_URL: '',
    WEBHOOK_URL: '',
    WEBHOOK_SECRET: '',
    ALERT_WEBHOOK_URL: '',
    ACKNOWLEDGEMENT_FILE: '',
    ALLOWED_ORIGINS: '',
    TRUST_PROXY: '',
    RATE_LIMIT_MAX: '0',
    LOG_LEVEL: 'warn',
    SITE_DIR: 'data/no-site',
  };
  const service = startRestartable('service/src/main.ts', environment, () =>
    hasReadableFacts(company),
  );

  let stop = async () => service.stop();
  const end = () => void stop().finally(() => process.exit());
  // A second Ctrl+C means that somebody does not want to wait.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
  endWithNpm(end);
  try {
    const server = await startSite({
      port,
      plugins: [enquiryProxy({ service, port: servicePort, company }), others.plugin],
    });
    stop = async () => {
      await Promise.all([server.stop(), service.stop(), others.stop()]);
    };
  } catch (error) {
    await service.stop();
    throw error;
  }
  await service.ready();
  const relativePath = (path: string) => relative('.', resolve(path)) || '.';
  console.log(
    [
      `Site       ${site} (every component at /_kit)`,
      `Company    ${relativePath(company)}${others.languages.map((language) => `, also at /${language}`).join('')}`,
      `Enquiries  written to ${relativePath(mails)} as .eml files; nothing is sent`,
      'Stop       Ctrl+C',
    ].join('\n'),
  );
}

function portIn(args: string[]): number {
  const { port } = parseArgs({
    args,
    options: { port: { type: 'string', default: '4321' } },
  }).values;
  if (/^\d{1,5}$/.test(port) && Number(port) > 0 && Number(port) < 65_536) return Number(port);
  throw new Error(`--port ${port} is not a port. Give a number up to 65535: ${usage}`);
}

process.chdir(join(import.meta.dirname, '..'));
await runScript(main);
