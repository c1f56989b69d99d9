/** The company's photographs and other pictures: integrations/pictures.ts. */
export { pictures } from 'company:pictures';
