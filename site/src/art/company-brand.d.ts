declare module 'company:brand' {
  /** The company's theme.css, or '' where it has none. */
  export const theme: string;
  /** Its mark.svg, where it has one. */
  export const mark: string | undefined;
  /** Its customers' logos by the names of their files. */
  export const logos: Record<string, string>;
  /** The faces that are files. */
  export const faces: { family: string; url: string }[];
  /** The range of weights that they hold, in CSS syntax: '400 600'. */
  export const faceWeights: string;
  /** The outlines of letters for share images: [advance, path data], 1000 units to the em. */
  export const lettering: Record<'display' | 'text', Record<string, (string | number)[]>>;
}
