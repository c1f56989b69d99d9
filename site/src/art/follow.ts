/**
 * Bends the hero's drawing, see contract.ts. integration/company.ts resolves it from `art/follow.ts` in the company's
 * folder; without that file, it does nothing.
 */
export { follow } from 'company:follow';
