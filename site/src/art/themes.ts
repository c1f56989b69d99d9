/** The built-in themes with all their tokens, only in the development server. */
export { themes } from 'company:themes';
