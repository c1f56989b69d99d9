import type { ComponentType } from 'react';
import { bandKinds } from '../lib/band-kinds.ts';
import type { BandKind } from '../schema/bands/bands.ts';

type Part = ComponentType<Record<string, unknown>>;

const modules = import.meta.glob<Record<string, Part>>(
  ['../sections/**/*.tsx', './bands/**/*.astro', './Enquiry.astro', '!**/*.test.tsx'],
  { eager: true },
);

/** The component of each kind of band: lib/band-kinds.ts names its file. */
export const bandParts = Object.fromEntries(
  Object.entries(bandKinds).map(([kind, { part }]) => {
    const [, name = '', extension] = /([^/]+)\.(\w+)$/.exec(part) ?? [];
    const path = part.startsWith('layouts/') ? part.replace('layouts', '.') : `../${part}`;
    const component = modules[path]?.[extension === 'astro' ? 'default' : name];
    if (!component) throw new Error(`${part} has no component for the kind of band “${kind}”.`);
    return [kind, component];
  }),
) as Record<BandKind, Part>;
