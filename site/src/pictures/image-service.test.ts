import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { writePhotograph } from '../../../test/photograph.ts';
import service from './image-service.ts';
import { maxBytes } from './places.ts';

type Options = { width: number; height: number; format: string; position?: string; place?: string };

const resize = async (bytes: Buffer, options: Options) => {
  const { transform } = service;
  const [config, logger] = [{} as never, {} as never];
  return Buffer.from((await transform(bytes, { src: 'x', ...options }, config, logger)).data);
};

test.for(['avif', 'webp'])(
  'a photograph that is all grain weighs no more than its place allows, as %s',
  async (format) => {
    const file = join(temporaryFolder(), 'grain.jpg');
    const bytes = await writePhotograph(file, { width: 1800, height: 1350, grain: 1 });
    const card = { width: 900, height: 675, format, place: 'card' };
    const free = await resize(bytes, { ...card, place: undefined as never });
    const cropped = await resize(bytes, card);
    expect(free.length).toBeGreaterThan(maxBytes('card', 900));
    expect(cropped.length).toBeLessThanOrEqual(maxBytes('card', 900));
    const { width, height } = await sharp(cropped).metadata();
    expect([width, height]).toEqual([900, 675]);
  },
);

test('cropping removes what is furthest from the focus', async () => {
  const half = { create: { width: 200, height: 400, channels: 3, background: 'red' } } as const;
  const bytes = await sharp({ create: { ...half.create, width: 400, background: 'blue' } })
    .composite([{ input: await sharp(half).png().toBuffer(), left: 0, top: 0 }])
    .png()
    .toBuffer();
  const color = async (position: string) => {
    const file = await resize(bytes, { width: 100, height: 200, format: 'webp', position });
    const { dominant } = await sharp(file).stats();
    return dominant.r > dominant.b ? 'red' : 'blue';
  };
  expect([await color('left top'), await color('100% 0%')]).toEqual(['red', 'blue']);
});
