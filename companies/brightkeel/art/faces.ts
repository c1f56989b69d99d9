// Line portraits of invented people, made of a few numbers and strokes. Any resemblance is accidental.

/** The features of a face, on a sheet 160 wide and 200 high with its middle at 80. */
export type Face = {
  width: number;
  jaw: number;
  /** The distance of the chin below the mouth. */
  chin: number;
  /** The distance of eyes and brows from the middle. */
  eyes: number;
  /** The slope of the brows, from level to steep. */
  brow: number;
  smile: number;
  /** The tilt of the head in degrees, and the offset of its features from the middle. */
  tilt: number;
  turn: number;
  build: number;
  /** Dark shapes: hair, beard and brows. */
  dark?: string;
  /** Strokes: hair, wrinkles, earrings; thin if there are many. */
  lines: string;
  fine?: boolean;
  glasses?: 'round' | 'square';
  collar: 'shirt' | 'crew' | 'scarf' | 'jacket';
};

export const faces: Record<string, Face> = {
  // Past sixty, narrow, upright: white hair swept to one side, wrinkles, earrings.
  'marit-holm': {
    ...{ width: 26, jaw: 15, chin: 29, eyes: 12, brow: 4, smile: 4 },
    ...{ tilt: 0, turn: 0, build: 0.8, fine: true, collar: 'jacket' },
    lines:
      'M54 80C44 58 56 30 84 30C108 30 116 48 107 80M56 70C60 48 80 38 108 46M58 60C66 42 86 34 108 42M54 78C56 60 70 52 104 56' +
      'M108 56C112 66 111 74 107 80M61 93l-5 2M61 96l-4 5M99 93l5 2M99 96l4 5M68 105q-4 5 -3 11M92 105q4 5 3 11M70 68h20M73 64h14' +
      'M51 106a2.5 2.5 0 1 0 .1 0M109 106a2.5 2.5 0 1 0 .1 0M73 146l4 8M87 146l-4 8',
  },
  // Broad and bald, with a full dark beard and square glasses.
  'tomasz-wrona': {
    ...{ width: 35, jaw: 32, chin: 27, eyes: 14, brow: 1, smile: 2 },
    ...{ tilt: 0, turn: 0, build: 1.12, glasses: 'square', collar: 'crew' },
    dark:
      'M46 94C52 108 58 106 66 109C72 104 88 104 94 109C102 106 108 108 114 94C118 128 102 156 80 156C58 156 42 128 46 94Z' +
      'M69 114Q80 123 91 114Q80 110 69 114Z',
    lines: 'M45 80C42 44 60 30 80 30C100 30 118 44 115 80M66 44Q80 40 94 44M68 49Q80 46 92 49',
  },
  // A crown of dark hair, a long neck, hoops, her head to one side.
  'ifeoma-bassey': {
    ...{ width: 26, jaw: 21, chin: 23, eyes: 12, brow: 5, smile: 9 },
    ...{ tilt: 7, turn: 3, build: 0.84, collar: 'scarf' },
    dark: 'M53 88C28 88 20 58 38 44C36 20 66 4 86 14C112 6 136 32 126 54C134 70 124 88 107 88C110 70 102 60 90 58C76 54 58 60 53 88Z',
    lines: 'M51 104a6 6 0 1 0 .1 0M109 104a6 6 0 1 0 .1 0',
  },
  // Hardly thirty: a straight dark fringe, a small pointed chin, large round glasses.
  'jun-hayashi': {
    ...{ width: 30, jaw: 14, chin: 17, eyes: 14, brow: 0, smile: 2 },
    ...{ tilt: -4, turn: 0, build: 0.72, glasses: 'round', collar: 'crew' },
    dark: 'M48 96C38 56 52 30 82 30C112 30 122 58 112 96C110 88 109 82 108 74L98 70L96 76L86 68L80 77L72 69L64 77L58 71L53 76C51 84 50 90 48 96Z',
    lines: 'M88 30C92 22 98 22 102 24M80 30C80 22 86 18 92 20',
  },
  // Long dark waves; she looks to her side.
  'leila-farah': {
    ...{ width: 27, jaw: 19, chin: 25, eyes: 11, brow: 3, smile: 6 },
    ...{ tilt: 3, turn: -4, build: 0.88, collar: 'shirt' },
    dark:
      'M90 34C56 26 44 56 48 84C50 108 34 118 38 146C40 160 56 160 58 148C52 132 54 110 53 92C56 70 72 62 86 48C100 62 108 74 107 94' +
      'C106 118 96 130 104 148C112 164 134 156 130 138C126 122 118 108 120 86C122 52 110 36 90 34Z',
    lines: 'M46 118Q52 132 46 146M116 116Q114 132 122 146',
  },
  // Curls, a square jaw, a day without a razor, and a laugh.
  'owen-pryce': {
    ...{ width: 30, jaw: 32, chin: 21, eyes: 13, brow: 2, smile: 15 },
    ...{ tilt: -8, turn: 4, build: 1.04, fine: true, collar: 'shirt' },
    lines:
      'M50 82a8 8 0 1 1 -2 -14a9 9 0 1 1 4 -16a10 10 0 1 1 14 -12a10 10 0 1 1 18 -3a10 10 0 1 1 18 6a9 9 0 1 1 9 13a9 9 0 1 1 3 15a8 8 0 1 1 -4 11' +
      'M60 62a6 6 0 1 1 8 -5a7 7 0 1 1 12 -2a7 7 0 1 1 12 2a6 6 0 1 1 8 5M72 114H96M76 118H91' +
      'M56 112v2M60 118v2M64 124v2M70 129v2M76 131v2M84 131v2M90 129v2M96 124v2M100 118v2M104 112v2M66 117v2M94 117v2M70 124v2M90 124v2',
  },
};
