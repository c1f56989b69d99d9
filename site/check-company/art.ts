import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { Art, Screen, Screens } from '../src/art/contract.ts';
import type { Fault } from './fault.ts';

const site = join(import.meta.dirname, '..');
/**
 * The drawings that content may name, the moments of a project, and whether the hero's drawing can be bent.
 * A company without art may use any name of a drawing: nothing is drawn.
 *
 * @param folder a company's, anywhere: what its art imports from React is the site's
 */
export async function drawingsOf(folder: string): Promise<{
  drawings?: Art['drawings'];
  moments?: Record<string, Screen>;
  bent?: boolean;
  fault?: Fault;
}> {
  const { module, fault } = await loaded<{ art: Art }>(folder, 'art/art.tsx', 'drawings');
  if (fault) return { fault };
  return {
    drawings: module?.art.drawings,
    moments: module?.art.moments ?? {},
    bent: module?.art.HomeStation !== undefined,
  };
}

/**
 * The screens that content may name, none for a company that has drawn none: content that names one
 * has nothing to show. Nothing is known of those in a file that cannot be loaded.
 *
 * @param folder as for drawings
 */
export async function screensOf(folder: string): Promise<{ screens?: Screens; fault?: Fault }> {
  type Module = { screens: Screens };
  const { module, fault } = await loaded<Module>(folder, 'art/screens.tsx', 'screens');
  return fault ? { fault } : { screens: module?.screens ?? {} };
}

/** Nothing is built here: a sheet that a screen imports says nothing of its name. */
const withoutSheets: Plugin = {
  name: 'frontage:without-sheets',
  enforce: 'pre',
  resolveId: (id) => (/\.css(\?|$)/.test(id) ? '\0sheet' : undefined),
  // One that is taken as text is asked for it.
  load: (id) => (id === '\0sheet' ? 'export default ""' : undefined),
};

async function loaded<Module>(
  folder: string,
  file: string,
  what: string,
): Promise<{ module?: Module; fault?: Fault }> {
  const path = join(folder, file);
  if (!existsSync(path)) return {};
  try {
    return await runnerImport<Module>(path, {
      root: site,
      logLevel: 'silent',
      resolve: { dedupe: ['react', 'react-dom'] },
      plugins: [withoutSheets],
    });
  } catch (error) {
    const [wrong] = (error instanceof Error ? error.message : String(error)).split('\n');
    const fix = `correct it; until then nothing is known of the ${what} that content names.`;
    return { fault: { file, wrong: `it cannot be loaded: ${wrong}.`, fix } };
  }
}
