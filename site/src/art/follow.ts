/**
 * What bends the hero's drawing: contract.ts. Resolved from `art/follow.ts` in the folder of COMPANY by
 * integration/company.ts; it leaves everything as it is where the company has no such file.
 */
export { follow } from 'company:follow';
