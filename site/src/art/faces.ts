import { faceWeights, faces as ofCompany } from 'company:brand';

/** The company's faces that are files: variable, local, cut down by integrations/cut-fonts.ts. */
export const faces = ofCompany;

/** Where the faces are fetched before the first paint. Elsewhere they come after it. */
export const facesFirst = '(width>=48rem)';

const rules = (display: 'optional' | 'swap') =>
  faces
    .map(
      ({ family, url }) =>
        `@font-face{font-family:'${family}';src:url(${url});font-weight:${faceWeights};font-display:${display}}`,
    )
    .join('');

/** `optional`: a face that comes late is not swapped in, so that nothing moves. */
export const firstFaceRules = `@media ${facesFirst}{${rules('optional')}}`;

/** `swap`: it loads late by design, and takes as much space as its fallback. */
export const lateFaceRules = `@media not ${facesFirst}{${rules('swap')}}`;
