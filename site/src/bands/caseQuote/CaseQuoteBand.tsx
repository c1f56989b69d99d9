export { QuoteBand as CaseQuoteBand } from '../quote/QuoteBand.tsx';
