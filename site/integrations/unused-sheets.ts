import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readCompanyFacts } from '@frontage/contract/company-facts';
import { hasLogosAsFiles } from './customer-logos.ts';

/** Style sheets of what not every company has, and whether a company has it. */
const sheets: [path: string, needed: (folder: string) => boolean | Promise<boolean>][] = [
  ['/src/ui/PictureFrame.css', (folder) => existsSync(join(folder, 'pictures'))],
  ['/src/sections/CustomerLogo.css', hasLogosAsFiles],
  ['/src/sections/bands/ScreenFrame.css', (folder) => existsSync(join(folder, 'art/screens.tsx'))],
  ['/src/sections/LanguageSwitch.css', (folder) => readCompanyFacts(folder).languages.length > 1],
];

/**
 * Leaves out the style sheets of what the company does not have: every page would carry them.
 *
 * @param folder the company's, an absolute path
 */
export function unusedSheets(folder: string): Plugin {
  return {
    name: 'frontage:unused-sheets',
    // Before Tailwind, which writes what a style sheet names.
    enforce: 'pre',
    async transform(_, id) {
      const [, needed] = sheets.find(([path]) => id.endsWith(path)) ?? [];
      return needed && !(await needed(folder)) ? '' : undefined;
    },
  };
}
