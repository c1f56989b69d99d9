/**
 * What the company draws, place by place: contract.ts. Resolved from `art/art.tsx` in the folder of
 * COMPANY by integration/company.ts; empty where the company has no such file.
 */
export { art } from 'company:art';
