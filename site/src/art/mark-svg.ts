/** The mark's shapes on a field of 32 × 32: the hull's midship section with its keel. */
export const markShapes = {
  hull: 'M3 6h26v8c0 7-5 11-11 12v4h-4v-4C8 25 3 21 3 14z',
  waterline: 'M1 14h30',
} as const;

interface MarkSvgOptions {
  /** 'icon' follows the visitor's scheme; 'maskable' fills its square, mark in the safe zone. */
  kind?: 'icon' | 'maskable';
}

/** The mark as a stand-alone file. */
export function markSvg({ kind = 'icon' }: MarkSvgOptions = {}): string {
  return kind;
}
