/** The product's finished themes, with all their tokens, for the development server alone. */
export { themes } from 'company:themes';
