// Makes the photographs of this folder. By hand, in minutes each, and never when a site is built:
//   node companies/larkmoss/pictures/make/main.ts card-drawers [pixels wide] [samples]
import { dirname, join } from 'node:path';
import { develop, type Development } from './develop.ts';
import { cardDrawers } from './scenes/card-drawers.ts';
import { fieldDusk } from './scenes/field-dusk.ts';
import { herbarium } from './scenes/herbarium.ts';
import { ledgerDesk } from './scenes/ledger-desk.ts';
import { seedJars } from './scenes/seed-jars.ts';
import { expose, type Exposure, type Scene } from './trace.ts';

type Plan = {
  take: (wide: number, high: number, samples: number) => Promise<Exposure>;
  development: Development;
  /** The file: pixels wide, and megabytes. */
  wide: number;
  megabytes: number;
};

const still =
  (scene: () => Promise<Scene>): Plan['take'] =>
  async (wide, high, samples) =>
    expose(await scene(), wide, high, samples);

const plans: Record<string, Plan> = {
  'card-drawers': {
    take: still(cardDrawers),
    development: { exposure: 1.25, warmth: 1.04 },
    wide: 6000,
    megabytes: 6.2,
  },
  'field-dusk': {
    take: fieldDusk,
    development: { exposure: 1.15, warmth: 1.03, clear: false, bloom: 0.12, vignette: 0.3 },
    wide: 6000,
    megabytes: 6.2,
  },
  'seed-jars': {
    take: still(seedJars),
    development: { exposure: 1.2, warmth: 1.02 },
    wide: 6000,
    megabytes: 6.2,
  },
  herbarium: {
    take: still(herbarium),
    development: { exposure: 1.2, warmth: 1.03 },
    wide: 3000,
    megabytes: 1.5,
  },
  'ledger-desk': {
    take: still(ledgerDesk),
    development: { exposure: 1.15 },
    wide: 3000,
    megabytes: 1.5,
  },
};

const [name = '', wide = '1500', samples = '40', folder = dirname(import.meta.dirname)] =
  process.argv.slice(2);
const plan = plans[name];
if (!plan) throw new Error(`No such picture: ${name}. There are ${Object.keys(plans).join(', ')}.`);
const taken = await plan.take(Number(wide), Math.round(Number(wide) / 1.5), Number(samples));
await develop(taken, plan.development, {
  path: join(folder, `${name}.jpg`),
  wide: plan.wide,
  bytes: plan.megabytes * 1e6,
  what: name.replaceAll('-', ' '),
});
