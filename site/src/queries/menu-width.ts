import type { MenuBreakpoint, MenuItem } from '../sections/navigation.ts';

// The build estimates whether a menu fits in the header from the widths of its parts, in pixels at 16 pixels per rem.
// If a typeface is wider than estimated, names wrap to a second line, for which the header has room.

const LETTER_WIDTH = 0.54;

/** The breakpoints, with the room between the gutters and the font size of the company's name. */
const steps = [
  { from: 'lg', room: 942, name: 21.7 },
  { from: 'xl', room: 1184, name: 22.7 },
] as const;

const MARK_WIDTH = 32 + 12;
const NAME_GAP = 24;
const FONT_SIZE = 15;

function itemWidth(item: MenuItem): number {
  const textWidth = item.name.length * FONT_SIZE * LETTER_WIDTH;
  const gap = 4;
  if ('panel' in item) return textWidth + 24 + 6 + 16 + gap;
  return textWidth + gap + (item.look === 'button' ? 12 + 48 : 24);
}

/**
 * Returns the breakpoint from which the header has room for its menu and the language links beside the company's name.
 */
export function menuBreakpoint(
  menu: MenuItem[],
  companyName: string,
  languages: readonly string[] = [],
): MenuBreakpoint {
  const switches = languages.reduce(
    (sum, name) => sum + name.length * FONT_SIZE * LETTER_WIDTH + 36,
    0,
  );
  const items = menu.reduce((sum, item) => sum + itemWidth(item), switches);
  const fitting = steps.find(
    ({ room, name }) =>
      MARK_WIDTH + companyName.length * name * LETTER_WIDTH + NAME_GAP + items <= room,
  );
  return menu.length > 0 && fitting ? fitting.from : 'never';
}
