import { expect, test } from 'vitest';
import { allowingOthers } from './page-policy.ts';

const page = (body: string) => `<meta content="default-src 'none';img-src 'self'">${body}`;

test('a page allows the frames that it names, and no other page does', () => {
  const video = '<a data-frame="https://player.example.com/video/1?autoplay=1&amp;x=/y" href="/">';
  const map = '<a data-frame="https://map.example.com:8443?x=1" href="/">';
  expect(allowingOthers(page(video + video + map))).toContain(
    `content="default-src 'none';frame-src https://player.example.com https://map.example.com:8443;img-src 'self'"`,
  );
  const other = page('<a href="https://player.example.com/">');
  expect(allowingOthers(other)).toBe(other);
});
