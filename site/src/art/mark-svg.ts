// The mark is a body plan in little: the left half built, the right half drawn, and between them
// the bright keel that both hang on. It sits on even coordinates of its 32 × 32 field, so that its
// edges fall on whole pixels at 16.

export const markShapes = {
  built: 'M12 2v23C5 24 0 20 0 12V2z',
  drawn: 'M20 23.7C26.5 20.5 30 12.5 30.5 2M20 15.5c2.5-3 3.8-7.5 4-13.5',
  keel: 'M14 2h4v30h-4z',
} as const;

const light = { ground: '#F4EFE4', ink: '#14243A', keel: '#A63D2A' };
const dark = { ground: '#14243A', ink: '#D7E3F0', keel: '#E8825F' };

interface MarkSvgOptions {
  /** 'icon' follows the visitor's scheme; 'maskable' fills its square, the mark in its middle. */
  kind?: 'icon' | 'maskable';
}

/** The mark as a stand-alone file. */
export function markSvg({ kind = 'icon' }: MarkSvgOptions = {}): string {
  const shapes =
    `<path class="i" fill="${light.ink}" d="${markShapes.built}"/>` +
    `<path class="s" fill="none" stroke="${light.ink}" stroke-width="3" d="${markShapes.drawn}"/>` +
    `<path class="k" fill="${light.keel}" d="${markShapes.keel}"/>`;
  if (kind === 'maskable') {
    // The safe zone is the middle 80 %; the mark's corners must lie within its circle.
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="${light.ground}" d="M0 0h64v64H0z"/><g transform="translate(15.7 16)">${shapes}</g></svg>`;
  }
  const scheme = `@media(prefers-color-scheme:dark){.i{fill:${dark.ink}}.s{stroke:${dark.ink}}.k{fill:${dark.keel}}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>${scheme}</style>${shapes}</svg>`;
}
