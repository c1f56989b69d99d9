/** The weights that the company's faces hold: a module of its own, so that an inline script takes nothing else. */
export { faceWeights } from 'company:brand';
