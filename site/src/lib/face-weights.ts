/** The weights that the cut faces hold: integrations/cut-fonts.ts. */
export const faceWeights = '400 600';
