import { expect, test } from 'vitest';
import { mailto, readableAddress } from './contact-links.ts';

test.each([
  ['sales@example.com', 'mailto:sales@example.com'],
  ['info@bücher.example', 'mailto:info@xn--bcher-kva.example'],
  ['hej@例え.テスト', 'mailto:hej@xn--r8jz45g.xn--zckzah'],
])('the address %s is linked as %s', (email, href) => {
  expect(mailto(email)).toBe(href);
});

test.each([
  ['person@example.com', 'person@example.com'],
  ['user@xn--bcher-kva.example', 'user@bücher.example'],
  ['user@mail.xn--e1afmkfd.xn--p1ai', 'user@mail.пример.рф'],
  ['user@xn--\u{fffd}.example', 'user@xn--\u{fffd}.example'],
  ['user@xn--99999999999.example', 'user@xn--99999999999.example'],
])('the address %s is displayed as %s', async (email, readable) => {
  expect(await readableAddress(email)).toBe(readable);
});
