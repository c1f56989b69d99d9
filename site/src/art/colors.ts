import { colors as ofCompany } from 'company:brand';

/**
 * The theme's colors in both schemes as sRGB, for formats without custom properties or OKLCH: share images, icons, the
 * web app manifest and the browser's toolbar.
 */
export const colors = ofCompany;
