export type PictureSettings = {
  /** The widths to make, in pixels, as far as the file is wide enough. */
  widths: readonly number[];
  /** The `sizes` attribute of its sources. */
  sizes: string;
  /** The width of the narrowest file that still looks sharp, in pixels. */
  minWidth: number;
  /**
   * Width divided by height. A file with other proportions is cropped around its focus; without a ratio, it is shown
   * whole.
   */
  ratio?: number;
  /** Whether it is in the first view, and so fetched first. */
  eager?: true;
  /** The size limit on a phone, in bytes. */
  maxPhoneBytes: number;
};

/**
 * Returns `sizes` for a share of a phone's width. Phones have up to three pixels per CSS pixel, but two are enough for
 * a photograph, so they get a smaller file.
 */
const onPhones = (share: number) =>
  `(max-width:47.99rem) and (min-resolution:2.5dppx) ${Math.round((share * 2) / 3)}vw,(max-width:47.99rem) ${share}vw`;

/** The widest file for a phone: two pixels per CSS pixel of a phone 430 pixels wide, with some margin. */
const MAX_PHONE_WIDTH = 900;

const beside = {
  widths: [480, 900, 1280, 1600],
  sizes: `${onPhones(91)},(max-width:63.99rem) 94vw,(max-width:80rem) 46vw,600px`,
  minWidth: 900,
  ratio: 3 / 2,
  eager: true,
  maxPhoneBytes: 120_000,
} as const;

export const places = {
  hero: {
    widths: [480, 900, 1280, 1800, 2560],
    sizes: `${onPhones(100)},100vw`,
    minWidth: 1600,
    ratio: 3 / 2,
    eager: true,
    maxPhoneBytes: 120_000,
  },
  header: beside,
  cover: beside,
  panel: { widths: [320, 640], sizes: '20rem', minWidth: 640, ratio: 4 / 3, maxPhoneBytes: 40_000 },
  article: {
    widths: [480, 900, 1280, 1640],
    sizes: `${onPhones(91)},(max-width:63.99rem) 94vw,820px`,
    minWidth: 900,
    maxPhoneBytes: 120_000,
  },
  portrait: {
    widths: [160, 320, 640],
    sizes: '(max-width:47.99rem) 40vw,20rem',
    minWidth: 320,
    ratio: 4 / 5,
    maxPhoneBytes: 40_000,
  },
  card: {
    widths: [360, 540, 900, 1280],
    sizes: `${onPhones(91)},(max-width:63.99rem) 46vw,(max-width:80rem) 31vw,400px`,
    minWidth: 540,
    ratio: 4 / 3,
    maxPhoneBytes: 40_000,
  },
  gallery: {
    widths: [360, 540, 900, 1280, 1800],
    sizes: `${onPhones(91)},(max-width:63.99rem) 46vw,620px`,
    minWidth: 900,
    maxPhoneBytes: 120_000,
  },
  /** From edge to edge, below the first view. */
  wide: {
    widths: [480, 900, 1280, 1800, 2560],
    sizes: `${onPhones(100)},100vw`,
    minWidth: 1600,
    ratio: 2,
    maxPhoneBytes: 120_000,
  },
  /** The share image, which src/pictures/share-photo.ts makes only at this size. */
  share: {
    widths: [1200],
    sizes: '1200px',
    minWidth: 1200,
    ratio: 1200 / 630,
    maxPhoneBytes: 200_000,
  },
} as const satisfies Record<string, PictureSettings>;

export type PicturePlace = keyof typeof places;

/**
 * Returns the size limit of a file in bytes: the phone's limit up to a phone's width, and in proportion to the pixels
 * beyond.
 */
export function maxBytes(place: PicturePlace, width: number): number {
  return Math.round(places[place].maxPhoneBytes * Math.max(1, (width / MAX_PHONE_WIDTH) ** 2));
}

/** Returns the widths to make of a file, without those wider than the file. */
export function widthsFor(place: PicturePlace, width: number): number[] {
  const { widths } = places[place];
  const availableWidths = widths.filter((one) => one <= width);
  const last = availableWidths.at(-1) ?? 0;
  // Add the file's own width if the next one would have been clearly wider.
  return availableWidths.length < widths.length && width > last * 1.2
    ? [...availableWidths, width]
    : availableWidths;
}

/** Returns the rectangle that a ratio keeps, around the focus, in pixels. */
export function cropFor(
  { width, height }: { width: number; height: number },
  ratio: number | undefined,
  focus: string | undefined,
): { left: number; top: number; width: number; height: number } {
  if (ratio === undefined) return { left: 0, top: 0, width, height };
  const croppedWidth = Math.min(width, Math.round(height * ratio));
  const croppedHeight = Math.min(height, Math.round(width / ratio));
  const [x, y] = focusFractions(focus);
  return {
    left: Math.round((width - croppedWidth) * x),
    top: Math.round((height - croppedHeight) * y),
    width: croppedWidth,
    height: croppedHeight,
  };
}

const names: Record<string, number> = { left: 0, top: 0, center: 0.5, right: 1, bottom: 1 };

/** Converts a focus to fractions of what is cropped, like `object-position`: 0 is left or top. */
function focusFractions(focus = 'center center'): [x: number, y: number] {
  const [x = 0.5, y = 0.5] = focus
    .split(' ')
    .map((part) => names[part] ?? Number.parseFloat(part) / 100);
  return [x, y];
}
