/** A picture with its sources: queries/picture.ts makes it. */
export type Picture = {
  /** Best first. None for an SVG, whose `src` is all there is. */
  sources: { type: string; srcset: string }[];
  src: string;
  /** Of the widest source, in pixels. */
  width: number;
  height: number;
  sizes: string;
  /** Empty where it is decorative. */
  alt: string;
  /** Stands there until it has come. */
  background?: string | undefined;
  /** As `object-position`. */
  focus?: string | undefined;
  /** In the first view. */
  eager: boolean;
};
