import { cpSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { companyFolder } from '@frontage/contract/company-folder';
import { run } from '../run.ts';

const root = resolve('.');
const reportPeak = encodeURIComponent(
  `process.on('exit',()=>{const{maxRSS,userCPUTime,systemCPUTime}=process.resourceUsage();process.stdout.write('peak '+maxRSS+' '+(userCPUTime+systemCPUTime)+'\\n')})`,
);

export const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' });

/** The number of pages that were built in a copy's folder `site`. */
export const pagesOf = (site: string) =>
  filesOf(join(site, 'dist')).filter((path) => path.endsWith('.html')).length;

/** A copy of the project with nothing built, the company in `companies/measured`; the caller removes it. */
export function scratchCopy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'frontage-build-'));
  for (const part of ['package.json', 'contract', 'site']) {
    cpSync(part, join(folder, part), {
      recursive: true,
      filter: (path) => !/(^|\/)(dist|\.astro|node_modules)$/.test(path),
    });
  }
  cpSync(companyFolder(), join(folder, 'companies/measured'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** `cpu` in seconds, of all processes and cores: it is the same on a machine that has other work. */
export type Build = { seconds: number; cpu: number; memory: number };

/** Builds as the script of the site does, with its heap limit; each process reports its own peak, in MB. */
export async function build(site: string, company: string): Promise<Build> {
  const { scripts } = JSON.parse(readFileSync(join(site, 'package.json'), 'utf8')) as {
    scripts: { build: string };
  };
  const start = performance.now();
  const { code, output } = await run(process.execPath, scripts.build.split(' ').slice(1), {
    cwd: site,
    quiet: true,
    env: {
      COMPANY: company,
      NODE_OPTIONS: `--import data:text/javascript,${reportPeak}`,
    },
  });
  const seconds = (performance.now() - start) / 1000;
  if (code !== 0) throw new Error(`It does not build:\n${output}`);
  const peaks = [...output.matchAll(/peak (\d+) (\d+)/g)].map(([, kilobytes, microseconds]) => ({
    memory: Number(kilobytes) / 1024,
    cpu: Number(microseconds) / 1e6,
  }));
  if (peaks.length === 0) throw new Error('the build did not say how much memory it took');
  return {
    seconds,
    memory: Math.max(...peaks.map(({ memory }) => memory)),
    cpu: peaks.reduce((sum, { cpu }) => sum + cpu, 0),
  };
}
