/** A logo on a field of 160 × 64: what is filled, what is drawn, and how heavily. */
export interface MarkShapes {
  fill?: string;
  line?: string;
  width?: number;
  round?: boolean;
}

/** Sixteen logos of companies that do not exist, each of another kind, of like optical weight. */
export const customerMarks: Readonly<Record<string, MarkShapes>> = {
  // Letters alone, drawn with one broad nib.
  'mark-01': {
    line: 'M30 47V17l24 30V17m13 30V17h11a8.5 8.5 0 0 1 0 17H67m11 0 10 13m12-30v30h8a15 15 0 0 0 0-30z',
    width: 7,
  },
  // Two leaves on one stem.
  'mark-02': {
    fill: 'M78 54C78 34 66 24 46 24c0 20 12 30 32 30zM82 54c0-26 12-42 36-44 2 28-10 44-36 44z',
  },
  // A scalloped seal with a peak in it.
  'mark-03': {
    fill: 'M102 32a5 5 0 0 1-2.2 9.5 5 5 0 0 1-6.1 7.7 5 5 0 0 1-8.8 4.2 5 5 0 0 1-9.8 0 5 5 0 0 1-8.8-4.2 5 5 0 0 1-6.1-7.7A5 5 0 0 1 58 32a5 5 0 0 1 2.2-9.5 5 5 0 0 1 6.1-7.7 5 5 0 0 1 8.8-4.2 5 5 0 0 1 9.8 0 5 5 0 0 1 8.8 4.2 5 5 0 0 1 6.1 7.7A5 5 0 0 1 102 32zM64 43h32L84 23l-6 10-4-6z',
  },
  // Four quarter circles that turn, and three letters.
  'mark-04': {
    fill: 'M40 14v18H22a18 18 0 0 1 18-18zm0 36a18 18 0 0 0 18-18H40zm4-36h14v14H44zM22 36h14v14H22z',
    line: 'M76 22h16m-8 0v20m18-20v20m0-10h15m0-10v20m11-20v20m14-20-14 11m4-3 11 12',
    width: 4,
  },
  // Three waves.
  'mark-05': {
    line: 'M40 19q10-9 20 0t20 0 20 0 20 0M40 33q10-9 20 0t20 0 20 0 20 0M40 47q10-9 20 0t20 0 20 0 20 0',
    width: 6,
  },
  // A field of dots that grows.
  'mark-06': {
    line: 'M62 14h0m18 0h0m18 0h0M62 32h0m18 0h0m18 0h0M62 50h0m18 0h0m18 0h0M62 50l18-18 18-18M62 32l18-18M80 50l18-18',
    width: 9,
    round: true,
  },
  // An arrow that enters a disc.
  'mark-07': {
    fill: 'M80 10a22 22 0 1 1-21.5 27H82l-7.5 7.5 5 5L97 32 79.5 14.5l-5 5L82 27H58.5A22 22 0 0 1 80 10z',
  },
  // A quatrefoil about a diamond.
  'mark-08': {
    fill: 'm80 25 7 7-7 7-7-7z',
    line: 'M69 21a11 11 0 1 1 22 0 11 11 0 1 1 0 22 11 11 0 1 1-22 0 11 11 0 1 1 0-22z',
    width: 5,
  },
  // A crest: per bend, with a bar.
  'mark-09': {
    fill: 'M58 10h44v20c0 12-8 20-22 25-14-5-22-13-22-25zm5 5v15c0 3 .6 5.6 1.7 8L92 15zm34 2L67.6 42C70.5 45.5 74.6 48 80 50c11.5-4.4 17-11 17-20z',
  },
  // A monogram of two slopes.
  'mark-10': {
    fill: 'M104 41h9v9h-9z',
    line: 'm41 14 17 36 17-36 17 36',
    width: 8.5,
  },
  // A cube, its faces told apart by hatching.
  'mark-11': {
    fill: 'M80 8 60 20l20 12 20-12z',
    line: 'M60 26v18l18 11V37zm24 11v4l16-9v-4zm0 9v4l16-9v-4zm0 8v1l16-10v-1z',
    width: 2.5,
  },
  // A sunrise.
  'mark-12': {
    fill: 'M64 46a16 16 0 0 1 32 0zM44 50h72v4H44z',
    line: 'm60 46-12 0m14.4-7.3-11.1-4.600m15.3-1.5-8.5-8.5m14.6 4.3-4.6-11.100M80 26V14m7.3 14.4 4.6-11.100m1.5 15.3 8.5-8.5m-4.3 14.6 11.1-4.600M100 46h12',
    width: 3.5,
  },
  // Wide thin capitals.
  'mark-13': {
    line: 'M18 32a11 11 0 1 0 22 0 11 11 0 1 0-22 0m34-11 9.5 22L71 21m13 0h18m-9 0v22m18 0 9.5-22 9.5 22m10 0h0',
    width: 2.5,
  },
  // Half discs on one axis, and three letters.
  'mark-14': {
    fill: 'M44 8a12 12 0 0 0 0 24zm0 12a12 12 0 0 1 0 24zm0 12a12 12 0 0 0 0 24z',
    line: 'M76 23v18h4.5a9 9 0 0 0 0-18zm21 0 8 18 8-18m8 9a9 9 0 1 0 18 0 9 9 0 1 0-18 0',
    width: 4.5,
  },
  // A folded bird.
  'mark-15': {
    fill: 'm40 18 36 12-8 8zm38 13 42-21-30 30zm-8 9 8-7 10 8-14 14z',
  },
  // A pair of round letters that turn into each other.
  'mark-16': {
    line: 'M80 8v48M56 39a12 12 0 1 0 24 0 12 12 0 1 0-24 0m24-14a12 12 0 1 0 24 0 12 12 0 1 0-24 0',
    width: 6,
  },
};
