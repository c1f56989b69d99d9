/** A picture with its sources, made by queries/picture.ts. */
export type Picture = {
  /** Empty for an SVG, which needs only `src`. */
  sources: { type: string; srcset: string }[];
  /** For clients that know none of the sources. */
  src: string;
  /** Width of the widest source, in pixels. */
  width: number;
  height: number;
  sizes: string;
  /** Empty for a decorative picture. */
  alt: string;
  /** The placeholder shown until the picture has loaded. */
  background?: string | undefined;
  /** The value of `object-position`. */
  focus?: string | undefined;
  /** Whether the picture is in the first view. */
  eager: boolean;
};
