import { theme as ofCompany } from 'company:brand';
import plain from '../styles/theme.css?raw';
import { schemesOf } from '../pictures/css-colors.ts';

type Colors = Record<'paper' | 'ink' | 'highlight', string>;

/**
 * The colours of both schemes as sRGB, for what reads neither custom properties nor OKLCH: share
 * images, icons, the manifest and a browser's bar. They follow from the theme's tokens.
 */
export const colors: Record<'light' | 'dark', Colors> = { light: of('light'), dark: of('dark') };

function of(scheme: 'light' | 'dark'): Colors {
  const color = (name: string) => schemesOf(`--color-${name}`, plain + ofCompany)[scheme];
  return { paper: color('paper'), ink: color('ink'), highlight: color('highlight') };
}
