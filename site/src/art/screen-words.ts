/**
 * The words of the screens and moments that the company drew, by their names: its `screens.yaml`, read by
 * integration/company.ts; empty where the company has no such file. Apart from the screens, whose sheets come with them.
 */
export { screenWords } from 'company:screen-words';
