import { expect, test } from 'vitest';
import { schemesOf } from './css-colors.ts';

const css = `@theme { --color-paper: light-dark(oklch(0.968 0.011 85), oklch(0.215 0.042 250)); --color-red: #FF0000; }`;

test('an OKLCH token becomes the sRGB that a browser computes, in both schemes', () => {
  expect(schemesOf('--color-paper', css)).toEqual({ light: '#f8f4ec', dark: '#091a2c' });
  expect(schemesOf('--color-red', css)).toEqual({ light: '#ff0000', dark: '#ff0000' });
});

test('the last declaration in a theme wins, and one for more contrast is ignored', () => {
  const more = `${css} @theme { --color-red: #00ff00; } :root { --color-red: #0000ff; }`;
  expect(schemesOf('--color-red', more).light).toBe('#00ff00');
});

test('a colour that an icon cannot use is reported with its token and the fix', () => {
  const named = '@theme { --color-ink: rebeccapurple; }';
  expect(() => schemesOf('--color-ink', named)).toThrow(/--color-ink.*rebeccapurple.*oklch/);
  expect(() => schemesOf('--color-none', css)).toThrow('--color-none');
});
