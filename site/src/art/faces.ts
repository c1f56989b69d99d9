/** The addresses of the company's font files that every page loads: integration/fonts.ts. */
export { fontPreloads } from 'company:brand';
