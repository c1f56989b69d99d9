import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { drawingsOf } from './art.ts';
import type { Fault } from './fault.ts';
import { fields, type Read } from './kinds.ts';

/** Finds a `station` that has nothing to move: no drawing that can be bent, or a photograph in its place. */
export async function stationFaults(folder: string, read: Read[]): Promise<Fault[]> {
  const named = read.flatMap(({ source }) => {
    const { bands } = fields(source.data);
    if (!Array.isArray(bands)) return [];
    return bands.flatMap((band: unknown, at) => {
      const { station, image } = fields(band);
      return station === undefined ? [] : [{ source, path: ['bands', at, 'station'], image }];
    });
  });
  if (named.length === 0) return [];
  const { bent, fault } = await drawingsOf(folder);
  if (fault) return [fault];
  const follows = bent && existsSync(join(folder, 'art/follow.ts'));
  return named.flatMap(({ source, path, image }): Fault[] => {
    const where = { file: source.file, line: source.line(path), field: 'station' };
    if (image !== undefined)
      return [
        {
          ...where,
          wrong: 'it moves the drawing, and “image” stands in the place of the drawing.',
          fix: 'take out one of the two.',
        },
      ];
    if (follows) return [];
    return [
      {
        ...where,
        wrong: 'the art has no drawing that can be moved.',
        fix: 'give it HomeStation in art/art.tsx and follow in art/follow.ts, or take “station” out.',
      },
    ];
  });
}
