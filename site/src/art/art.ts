/**
 * The company's drawings, see types.ts. integration/company-modules.ts resolves them from `art/art.tsx` in the company's
 * folder; empty without that file.
 */
export { art } from 'company:art';
