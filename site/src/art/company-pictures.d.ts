declare module 'company:pictures' {
  /** What is known of a file, and where a browser finds it. */
  export interface PictureSource {
    /** What astro:assets makes files from; nothing for an SVG, which stays as it is. */
    metadata?: import('astro').ImageMetadata;
    /** The address of an SVG. */
    url?: string;
    /** On this machine: upright, without metadata. */
    path: string;
    /** In pixels. */
    width: number;
    height: number;
    /** Its dominant colour, as `#rrggbb`; nothing where it is transparent somewhere. */
    ground?: string;
  }
  /** The company's pictures, by their paths below `pictures/`. */
  export const pictures: Record<string, () => Promise<{ source: PictureSource }>>;
}
