import { expect, test } from 'vitest';
import { isRightToLeft, withoutRightToLeft } from './right-to-left.ts';

test('a script tells which way a language is written, and so does its own script', () => {
  const known = ['ar', 'he', 'fa-IR', 'az-Arab', 'en', 'de-CH', 'az-Latn', 'ja'];
  expect(known.filter(isRightToLeft)).toEqual(['ar', 'he', 'fa-IR', 'az-Arab']);
});

test.for<[css: string, kept: string]>([
  ['.a { left: 0; &:dir(rtl) { left: 1px; } top: 0; }', '.a { left: 0; top: 0; }'],
  ['.a { color: red; } /* a; {b} */ .a:dir(rtl)::before { top: 0; } .b { top: 0; }', '.a { color: red; } .b { top: 0; }'], // prettier-ignore
  ['.a { &:dir(rtl) { top: 0; @starting-style { top: 1px; } } }', '.a { }'],
  ["@import 'a.css';\n:is(a[href^='b'], c):dir(rtl) { top: 0; }", "@import 'a.css';"],
  ['@keyframes go { to { top: 0; } } @keyframes go-rtl { to { top: 0; } } p { top: 0; }', '@keyframes go { to { top: 0; } } p { top: 0; }'], // prettier-ignore
  ["p::before { content: '{:dir(rtl)'; }", "p::before { content: '{:dir(rtl)'; }"],
])('what is for the other direction goes, and nothing else: %s', ([css, kept]) => {
  expect(withoutRightToLeft(css)).toBe(kept);
});
