/** The company's photographs and other pictures: integration/pictures.ts. */
export { pictures } from 'company:pictures';
