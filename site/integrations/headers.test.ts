import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { policyFor } from './headers.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

test('an inline script is allowed only by its hash', () => {
  const policy = policyFor('<script type="module">let a = 1;</script>', undefined);
  expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hash('let a = 1;')}`);
  expect(policy).not.toContain('unsafe-eval');
});

test('style elements are hashed and only style attributes are left open', () => {
  const policy = policyFor('<style>a{}</style>', undefined);
  expect(directive(policy, 'style-src')).toBe(`style-src 'self' ${hash('a{}')}`);
  expect(policy.match(/unsafe-inline/g)).toHaveLength(1);
  expect(directive(policy, 'style-src-attr')).toBe("style-src-attr 'unsafe-inline'");
});

test('structured data is not a script, and external scripts need no hash', () => {
  const html = '<script type="application/ld+json">{}</script><script src="/a.js"></script>';
  expect(directive(policyFor(html, undefined), 'script-src')).toBe("script-src 'self'");
});

test('speculation rules are hashed, since a browser acts on them', () => {
  const html = '<script type="speculationrules">{}</script>';
  expect(policyFor(html, undefined)).toContain(hash('{}'));
});

test('the API’s origin may be called and posted to, and no other', () => {
  const policy = policyFor('', 'https://api.example.com');
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://api.example.com");
  expect(directive(policy, 'form-action')).toBe("form-action 'self' https://api.example.com");
});

test('a frame is allowed on the page that names it, from its origin alone, and a video of our own on its page', () => {
  const named = '<a data-frame="https://player.example.com/video/1?autoplay=1&amp;x=/y" href="/">';
  expect(directive(policyFor(named + named, undefined), 'frame-src')).toBe(
    'frame-src https://player.example.com',
  );
  expect(directive(policyFor('<video src="/a.mp4"></video>', undefined), 'media-src')).toBe(
    "media-src 'self'",
  );
  for (const kind of ['frame-src', 'media-src'])
    expect(policyFor('<a href="https://player.example.com/">', undefined)).not.toContain(kind);
});
