import { colors as ofCompany } from 'company:brand';

/**
 * The colours of both schemes as sRGB, for what reads neither custom properties nor OKLCH: share
 * images, icons, the manifest and a browser's bar. They follow from the theme.
 */
export const colors = ofCompany;
