import { faceWeights, faces as ofCompany } from 'company:brand';

/** The company's faces that are files: variable, local, cut down by integrations/cut-fonts.ts. */
export const faces = ofCompany;

/** Where the faces are fetched before the first paint. Elsewhere inline/after-paint.ts fetches them. */
export const facesFirst = '(width >= 48rem)';

/** `optional`: a face that comes late is not swapped in, so that nothing moves. */
const rule = ({ family, url }: (typeof faces)[number]) =>
  `@font-face{font-family:'${family}';src:url('${url}') format('woff2');font-weight:${faceWeights};font-display:optional}`;

export const faceRules = `@media ${facesFirst}{${faces.map(rule).join('')}}`;
