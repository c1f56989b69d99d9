import { expect, test } from 'vitest';
import { shareImageSvg } from '../art/share-image.ts';
import { sharePng } from '../lib/raster.ts';

const shared = { kicker: 'Kind', company: 'Agency' };
const pages = [
  {
    slug: 'home',
    view: 'sheet',
    title: 'We design, develop, deliver software that carries weight.',
  },
  { slug: 'web-development', view: 'body', title: 'Custom Software Development' },
  { slug: 'logistics', view: 'sheer', vessel: 'container-ship', title: 'An arrival time' },
  { slug: 'react-hooks', view: 'half-breadth', title: 'Understanding React Hooks' },
] as const;

test.for(pages)('the share image of $slug is 1200 by 630 and at most 60 KB', async (page) => {
  const png = await sharePng(shareImageSvg({ ...shared, ...page }));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThanOrEqual(60 * 1024);
});

test.for(pages)('the share image of $slug needs no font of the machine', (page) => {
  expect(shareImageSvg({ ...shared, ...page })).not.toMatch(/<text|font-family/);
});

test('a share image comes out the same each time', async () => {
  const draw = () => sharePng(shareImageSvg({ ...shared, ...pages[1] }));
  expect(await draw()).toEqual(await draw());
});
