import { expect, test } from 'vitest';
import { fittingMenus } from '../../../test/menus.ts';
import { menuBreakpoint } from './menu-width.ts';

const links = (count: number, name = 'Services') =>
  Array.from({ length: count }, (_, index) => ({
    name: `${name}${index}`,
    href: '/',
    look: 'link' as const,
  }));

test('a menu with more entries needs a wider window', () => {
  expect(menuBreakpoint(links(5), 'Alder')).toBe('lg');
  expect(menuBreakpoint(links(10), 'Alder')).toBe('xl');
  expect(menuBreakpoint(links(20), 'Alder')).toBe('never');
});

test('long entries and a long company name need a wider window', () => {
  expect(menuBreakpoint(links(5, 'What we have built so far'), 'Alder')).toBe('never');
  expect(menuBreakpoint(links(5), 'Alder, Finch and the Sons of Wren')).toBe('xl');
});

test('an empty menu is never shown', () => {
  expect(menuBreakpoint([], 'Alder')).toBe('never');
});

// The browser test of the second company measures the same menus.
test('a menu that just fits is shown', () => {
  for (const { from, names } of fittingMenus) {
    const items = names.map((name, index) => ({
      name,
      href: '/',
      look: index === names.length - 1 ? ('button' as const) : ('link' as const),
    }));
    expect(menuBreakpoint(items, 'Eight by'), names.join(', ')).toBe(from);
  }
});
