/** The weights of the company's fonts, in their own module, so that an inline script imports nothing else. */
export { faceWeights } from 'company:brand';
