import besley from '../../.astro/fonts/besley.woff2?url';
import instrumentSans from '../../.astro/fonts/instrument-sans.woff2?url';
import { faceWeights } from './face-weights.ts';

/** The faces: variable, local, cut down by integrations/cut-fonts.ts. theme.css has what stands in for them. */
export const faces = [
  { family: 'Besley', url: besley },
  { family: 'Instrument Sans', url: instrumentSans },
];

/** Where the faces are fetched before the first paint. Elsewhere inline/after-paint.ts fetches them. */
export const facesFirst = '(width >= 48rem)';

/** `optional`: a face that comes late is not swapped in, so that nothing moves. */
const rule = ({ family, url }: (typeof faces)[number]) =>
  `@font-face{font-family:'${family}';src:url('${url}') format('woff2');font-weight:${faceWeights};font-display:optional}`;

export const faceRules = `@media ${facesFirst}{${faces.map(rule).join('')}}`;
