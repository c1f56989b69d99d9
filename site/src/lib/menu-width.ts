import type { MenuFrom, MenuItem } from './navigation.ts';

// Whether a menu finds room in the header is known before anybody opens a page: the widths of its parts,
// in pixels where one rem has sixteen. Where a face is wider than most, names break into two lines, for
// which the header has room.

const letter = 0.54;

/** The widths from which on a menu may be shown, with the room between the gutters and the size of the name. */
const steps = [
  { from: 'lg', room: 942, name: 21.7 },
  { from: 'xl', room: 1184, name: 22.7 },
] as const;

const mark = 32 + 12;
const betweenNameAndMenu = 24;
const text = 15;

function itemWidth(item: MenuItem): number {
  const words = item.name.length * text * letter;
  const gap = 4;
  if ('panel' in item) return words + 24 + 6 + 16 + gap;
  return words + gap + (item.button ? 12 + 48 : 24);
}

/** From which width on the header has room for its menu beside the name of the company; `languages` stand beside it. */
export function menuFrom(
  menu: MenuItem[],
  companyName: string,
  languages: readonly string[] = [],
): MenuFrom {
  const switches = languages.reduce((sum, name) => sum + name.length * text * letter + 36, 0);
  const items = menu.reduce((sum, item) => sum + itemWidth(item), switches);
  const fitting = steps.find(
    ({ room, name }) =>
      mark + companyName.length * name * letter + betweenNameAndMenu + items <= room,
  );
  return menu.length > 0 && fitting ? fitting.from : 'never';
}
