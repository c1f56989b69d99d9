/**
 * The screens that the company drew: contract.ts. Resolved from `art/screens.tsx` in the folder of
 * COMPANY by integration/company.ts; empty where the company has no such file.
 */
export { screens } from 'company:screens';
