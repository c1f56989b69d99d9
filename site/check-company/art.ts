import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import type { Art } from '../src/art/contract.ts';
import type { Fault } from './fault.ts';

const site = join(import.meta.dirname, '..');
const file = 'art/art.tsx';

/**
 * The drawings that content may name. A company without art may use any name: nothing is drawn.
 *
 * @param folder a company's, anywhere: what its art imports from React is the site's
 */
export async function drawingsOf(
  folder: string,
): Promise<{ drawings?: Art['drawings']; fault?: Fault }> {
  const path = join(folder, file);
  if (!existsSync(path)) return {};
  try {
    const { module } = await runnerImport<{ art: Art }>(path, {
      root: site,
      logLevel: 'silent',
      resolve: { dedupe: ['react', 'react-dom'] },
    });
    return { drawings: module.art.drawings };
  } catch (error) {
    const [what] = (error instanceof Error ? error.message : String(error)).split('\n');
    const fix = 'correct it; until then nothing is known of the drawings that content names.';
    return { fault: { file, wrong: `it cannot be loaded: ${what}.`, fix } };
  }
}
