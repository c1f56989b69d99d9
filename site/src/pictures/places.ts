export type PictureSettings = {
  /** The widths that are made, in pixels; none is wider than the file itself. */
  widths: readonly number[];
  /** How wide it is shown, for the `sizes` of its sources. */
  sizes: string;
  /** The narrowest file that still looks sharp there, in pixels. */
  least: number;
  /** Width by height. A file of another shape is cropped around its focus; without a ratio it stays whole. */
  ratio?: number;
  /** It is in the first view: fetched at once and before others. */
  eager?: true;
  /** The most that a phone pays for it, in bytes. */
  most: number;
};

/**
 * A share of the window's width on phones. Their screens have up to three pixels for each CSS pixel, and
 * nobody sees more than two of them in a photograph: there they get a file for two.
 */
const onPhones = (share: number) =>
  `(max-width:47.99rem) and (min-resolution:2.5dppx) ${Math.round((share * 2) / 3)}vw,(max-width:47.99rem) ${share}vw`;

/** The widest file that a phone takes: two pixels for each CSS pixel of a phone 430 wide, and some. */
const phone = 900;

const beside = {
  widths: [480, 900, 1280, 1600],
  sizes: `${onPhones(91)},(max-width:63.99rem) 94vw,(max-width:80rem) 46vw,600px`,
  least: 900,
  ratio: 3 / 2,
  eager: true,
  most: 120_000,
} as const;

export const places = {
  hero: {
    widths: [480, 900, 1280, 1800, 2560],
    sizes: `${onPhones(100)},100vw`,
    least: 1600,
    ratio: 3 / 2,
    eager: true,
    most: 120_000,
  },
  header: beside,
  cover: beside,
  panel: { widths: [320, 640], sizes: '20rem', least: 640, ratio: 4 / 3, most: 40_000 },
  article: {
    widths: [480, 900, 1280, 1640],
    sizes: `${onPhones(91)},(max-width:63.99rem) 94vw,820px`,
    least: 900,
    most: 120_000,
  },
  portrait: {
    widths: [160, 320, 640],
    sizes: '(max-width:47.99rem) 40vw,20rem',
    least: 320,
    ratio: 4 / 5,
    most: 40_000,
  },
  card: {
    widths: [360, 540, 900, 1280],
    sizes: `${onPhones(91)},(max-width:63.99rem) 46vw,(max-width:80rem) 31vw,400px`,
    least: 540,
    ratio: 4 / 3,
    most: 40_000,
  },
  /** One of several, whole. */
  gallery: {
    widths: [360, 540, 900, 1280, 1800],
    sizes: `${onPhones(91)},(max-width:63.99rem) 46vw,620px`,
    least: 900,
    most: 120_000,
  },
  /** From edge to edge, further down a page. */
  wide: {
    widths: [480, 900, 1280, 1800, 2560],
    sizes: `${onPhones(100)},100vw`,
    least: 1600,
    ratio: 2,
    most: 120_000,
  },
  /** Where a page is shared: src/pictures/share-photo.ts makes one file, at this size. */
  share: { widths: [1200], sizes: '1200px', least: 1200, ratio: 1200 / 630, most: 200_000 },
} as const satisfies Record<string, PictureSettings>;

export type Place = keyof typeof places;

/** The most that one file of a place weighs: up to a phone's width what a phone pays, and so for each pixel beyond. */
export function mostBytes(place: Place, width: number): number {
  return Math.round(places[place].most * Math.max(1, (width / phone) ** 2));
}

/** The widths to make of a file, which may be too narrow for all of them. */
export function widthsFor(place: Place, width: number): number[] {
  const { widths } = places[place];
  const made = widths.filter((one) => one <= width);
  const last = made.at(-1) ?? 0;
  // The file's own width, where the next one would have been clearly wider.
  return made.length < widths.length && width > last * 1.2 ? [...made, width] : made;
}

/** The part of a picture that a ratio leaves, around its focus. In pixels. */
export function cropFor(
  { width, height }: { width: number; height: number },
  ratio: number | undefined,
  focus: string | undefined,
): { left: number; top: number; width: number; height: number } {
  if (ratio === undefined) return { left: 0, top: 0, width, height };
  const wide = Math.min(width, Math.round(height * ratio));
  const high = Math.min(height, Math.round(width / ratio));
  const [x, y] = sharesOf(focus);
  return {
    left: Math.round((width - wide) * x),
    top: Math.round((height - high) * y),
    width: wide,
    height: high,
  };
}

const names: Record<string, number> = { left: 0, top: 0, center: 0.5, right: 1, bottom: 1 };

/** A focus as shares of what is cropped away, as `object-position` counts: 0 is left or top. */
function sharesOf(focus = 'center center'): [x: number, y: number] {
  const [x = 0.5, y = 0.5] = focus
    .split(' ')
    .map((part) => names[part] ?? Number.parseFloat(part) / 100);
  return [x, y];
}
