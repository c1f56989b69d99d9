// Six line portraits. They are drawn from nobody: each is a few numbers and strokes of our own, and whoever
// they remind you of does not work here.

/** What makes one face unlike another. Coordinates are of a sheet 160 wide and 200 high, its middle at 80. */
export interface Face {
  /** Half of the width at the cheekbones. */
  width: number;
  /** Half of the width at the jaw. */
  jaw: number;
  /** How far the chin is below the mouth's height. */
  chin: number;
  /** Where eyes and brows are, from the middle. */
  eyes: number;
  /** The brows, from level to steep. */
  brow: number;
  /** The mouth's bow. */
  smile: number;
  /** Strokes of the hair, and what is under it. */
  hair: string[];
  /** The outline of the hair, where it is a dark shape. */
  dark?: string;
  beard?: string[];
  glasses?: 'round' | 'square';
  collar: 'shirt' | 'crew' | 'scarf' | 'jacket';
}

export const faces: Record<string, Face> = {
  // Cropped white hair, combed to one side.
  'marit-holm': {
    width: 29,
    jaw: 22,
    chin: 23,
    eyes: 13,
    brow: 2,
    smile: 5,
    hair: [
      'M50 78C46 50 62 34 86 36C106 38 114 56 110 78',
      'M58 66C64 50 82 44 104 50',
      'M54 72C58 54 74 42 98 42',
      'M64 62C74 52 92 50 108 60',
      'M50 78C48 84 49 90 52 94',
      'M110 76C112 82 111 88 109 92',
    ],
    collar: 'jacket',
  },
  // A beard, a receding line, square glasses.
  'tomasz-wrona': {
    width: 30,
    jaw: 26,
    chin: 25,
    eyes: 13,
    brow: 3,
    smile: 2,
    hair: [
      'M50 80C46 58 58 40 80 40C102 40 114 58 110 80',
      'M56 60C62 50 70 47 74 50',
      'M104 60C98 50 90 47 86 50',
    ],
    beard: [
      'M51 90C50 122 64 138 80 138C96 138 110 122 109 90',
      'M57 100C60 124 70 132 80 132C90 132 100 124 103 100',
      'M62 106C66 120 72 126 80 126C88 126 94 120 98 106',
      'M66 108C72 102 88 102 94 108',
    ],
    glasses: 'square',
    collar: 'crew',
  },
  // Close braids drawn back to a knot.
  'ifeoma-bassey': {
    width: 28,
    jaw: 21,
    chin: 24,
    eyes: 13,
    brow: 4,
    smile: 7,
    hair: [
      'M51 82C46 52 62 38 80 38C98 38 114 52 109 82',
      'M56 70C56 54 66 44 76 40',
      'M62 64C64 52 70 46 78 42',
      'M98 64C96 52 90 46 82 42',
      'M104 70C104 54 94 44 84 40',
      'M80 58V40',
      'M70 36C68 22 92 22 90 36',
      'M74 34C74 27 86 27 86 34',
    ],
    collar: 'scarf',
  },
  // A straight fringe, hair to the jaw.
  'jun-hayashi': {
    width: 29,
    jaw: 20,
    chin: 21,
    eyes: 13,
    brow: 1,
    smile: 4,
    hair: [
      'M46 112C40 66 52 36 80 36C108 36 120 66 114 112',
      'M54 110C52 90 52 80 54 66C72 68 92 68 106 66C108 80 108 90 106 110',
      'M62 66C62 52 70 42 80 38',
      'M72 67C72 54 76 44 80 38',
      'M88 67C88 54 84 44 80 38',
      'M98 66C98 52 90 42 80 38',
    ],
    glasses: 'round',
    collar: 'crew',
  },
  // Long waves over one shoulder.
  'leila-farah': {
    width: 28,
    jaw: 21,
    chin: 24,
    eyes: 13,
    brow: 4,
    smile: 6,
    hair: [
      'M80 38C54 34 42 58 46 86C48 108 38 122 42 150',
      'M80 38C108 34 120 60 114 88C110 112 124 124 118 152',
      'M80 38C64 46 56 58 54 78C50 100 46 116 50 146',
      'M80 38C96 46 106 58 107 80C106 102 114 118 110 146',
      'M80 38C70 48 62 56 59 68',
      'M80 38C92 48 98 56 102 68',
    ],
    collar: 'shirt',
  },
  // Curls, and a day without a razor.
  'owen-pryce': {
    width: 29,
    jaw: 25,
    chin: 26,
    eyes: 13,
    brow: 2,
    smile: 8,
    hair: [
      'M50 80C42 74 44 62 50 60C46 50 56 42 62 46C64 36 78 34 82 42C90 34 102 40 100 48C110 46 116 58 110 62C116 68 114 76 110 80',
      'M58 64C54 56 62 50 66 56C68 48 78 48 78 56C82 48 92 50 90 58C96 52 104 56 102 64',
    ],
    beard: [
      'M58 108C60 112 61 115 63 118',
      'M64 116C66 119 68 121 70 123',
      'M96 116C94 119 92 121 90 123',
      'M102 108C100 112 99 115 97 118',
      'M76 126H84',
    ],
    collar: 'shirt',
  },
};
