import { expect, test } from 'vitest';
import { allowingOthers } from './page-policy.ts';

const page = (body: string) => `<meta content="default-src 'none';img-src 'self'">${body}`;

test('a page allows only the frames that it embeds itself', () => {
  const video = '<a data-frame="https://player.example.com/video/1?autoplay=1&amp;x=/y" href="/">';
  const map = '<a data-frame="https://map.example.com:8443?x=1" href="/">';
  expect(allowingOthers(page(video + video + map))).toContain(
    `content="default-src 'none';frame-src https://player.example.com https://map.example.com:8443;img-src 'self'"`,
  );
  const other = page('<a href="https://player.example.com/">');
  expect(allowingOthers(other)).toBe(other);
});

test('a page allows each site that its forms submit to once', () => {
  const policy = (to: string) =>
    `<meta content="default-src 'none';form-action ${to};base-uri 'none'">`;
  const own = '<form action="https://api.example.com/api/send-email" method="post">';
  const letters = '<form class="a" action="https://letters.example.com/serve?u=1&amp;id=2">';
  expect(allowingOthers(policy("'self'") + own + letters + letters)).toContain(
    policy("'self' https://api.example.com https://letters.example.com"),
  );
  const known = policy("'self' https://api.example.com") + own;
  expect(allowingOthers(known)).toBe(known);
  const plain = policy("'self'") + '<form action="/api/send-email">';
  expect(allowingOthers(plain)).toBe(plain);
});
