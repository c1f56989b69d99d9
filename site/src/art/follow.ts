/**
 * The `Follow` of types.ts, which redraws the hero's drawing while its handle is dragged. integration/company-modules.ts
 * resolves it from `art/follow.ts` in the company's folder; without that file, nothing is redrawn.
 */
export { follow } from 'company:follow';
