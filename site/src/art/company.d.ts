declare module 'company:art' {
  export const art: import('./contract.ts').Art;
}
declare module 'company:themes' {
  /** The product's finished themes, for the development server alone. */
  export const themes: {
    name: string;
    says: string;
    tokens: Record<string, string>;
    faces: string;
  }[];
}

declare module 'company:brand' {
  type CleanSvg = import('../pictures/clean-svg.ts').CleanSvg;

  /** Colours of the company's theme, in both schemes, as #rrggbb. */
  export const colors: Record<'light' | 'dark', Record<'paper' | 'ink' | 'highlight', string>>;
  /** Its icon.svg, where it has one. */
  export const icon: CleanSvg | undefined;
  /** Its logo.svg, and logo-dark.svg for dark backgrounds, where it has them. */
  export const logo: { light: CleanSvg; dark: CleanSvg | undefined } | undefined;
  /** Its customers' logos by the names of their files: SVG, or the path and the size of a PNG. */
  export const customerLogos: Record<
    string,
    CleanSvg | { png: string; width: number; height: number }
  >;
  /** What share images are lettered in: TrueType files, and their weight. */
  export const lettering: Record<'display' | 'text', { files: string[]; weight: number }>;
}
declare module 'company:follow' {
  export const follow: import('./contract.ts').Follow;
}
declare module 'company:pictures' {
  export interface PictureSource {
    /** What astro:assets makes files from; nothing for an SVG, which stays as it is. */
    metadata?: import('astro').ImageMetadata;
    /** The address of an SVG. */
    url?: string;
    /** On this machine: upright, without metadata. */
    path: string;
    width: number;
    height: number;
    /** Its dominant colour, as `#rrggbb`; nothing where it is transparent somewhere. */
    background?: string;
  }
  /** The company's pictures, by their paths below `pictures/`. */
  export const pictures: Record<string, () => Promise<{ source: PictureSource }>>;
}
declare module 'company:screen-words' {
  export const screenWords: Record<string, import('./contract.ts').ScreenWords>;
}
declare module 'company:screens' {
  export const screens: import('./contract.ts').Screens;
}
