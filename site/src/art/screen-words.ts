/**
 * The words of the company's screens and their details by name, from its `screens.yaml`, which integration/company-modules.ts reads;
 * empty without that file. They are apart from the screens, which bring their style sheets.
 */
export { screenWords } from 'company:screen-words';
