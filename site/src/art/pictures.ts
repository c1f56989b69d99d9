/** The company's pictures: integration/pictures.ts. */
export { pictures } from 'company:pictures';
