// The modules of integration/company-modules.ts and integration/pictures.ts: a company's files, wherever its folder is.

declare module 'company:art' {
  /** The company's drawings: `art/art.tsx`, empty without that file. */
  export const art: import('./types.ts').Art;
}

declare module 'company:themes' {
  /** The built-in themes, only in the development server. */
  export const themes: {
    name: string;
    description: string;
    tokens: Record<string, string>;
    faces: string;
  }[];
}

declare module 'company:brand' {
  type CleanSvg = import('../pictures/clean-svg.ts').CleanSvg;

  /**
   * Colors of the company's theme in both schemes, as #rrggbb, for formats without custom properties or OKLCH: share
   * images, icons, the web app manifest and the browser's toolbar.
   */
  export const colors: Record<'light' | 'dark', Record<'paper' | 'ink' | 'highlight', string>>;
  /** The company's icon.svg, if it has one. */
  export const icon: CleanSvg | undefined;
  /** The company's logo.svg, and logo-dark.svg for dark backgrounds, if it has them. */
  export const logo: { light: CleanSvg; dark: CleanSvg | undefined } | undefined;
  /** The customers' logos by file name: an SVG, or the path and the size of a PNG. */
  export const customerLogos: Record<
    string,
    CleanSvg | { png: string; width: number; height: number }
  >;
  /** The typefaces of share images: TrueType files and a weight. */
  export const lettering: Record<'display' | 'text', { files: string[]; weight: number }>;
}

declare module 'company:hero-slider' {
  /** Redraws the hero's drawing while its handle is dragged: `art/hero-slider.ts`; nothing is redrawn without that file. */
  export const createRedraw: import('./types.ts').CreateRedraw;
}

declare module 'company:pictures' {
  export type PictureSource = {
    /** The input of astro:assets; undefined for an SVG, which is served unchanged. */
    metadata?: import('astro').ImageMetadata;
    url?: string;
    /** The path on this machine of an upright copy without metadata. */
    path: string;
    width: number;
    height: number;
    /** The dominant color as `#rrggbb`; undefined for a picture with transparency. */
    background?: string;
  };
  /** The company's pictures, by their paths below `pictures/`. */
  export const pictures: Record<string, () => Promise<{ source: PictureSource }>>;
}

declare module 'company:screen-words' {
  /**
   * The words of the company's screens and their details by name: `screens.yaml`, empty without that file. They are apart
   * from the screens, which bring their style sheets.
   */
  export const screenWords: Record<string, import('./types.ts').ScreenWords>;
}

declare module 'company:screens' {
  /** The company's screens: `art/screens.tsx`, empty without that file. */
  export const screens: import('./types.ts').Screens;
}
