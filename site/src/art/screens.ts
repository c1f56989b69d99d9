/**
 * The company's screens, see types.ts. integration/company-modules.ts resolves them from `art/screens.tsx` in the company's
 * folder; empty without that file.
 */
export { screens } from 'company:screens';
