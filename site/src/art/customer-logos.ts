import { readFileSync } from 'node:fs';
import { customerLogos } from 'company:brand';
import type { CleanSvg } from '../pictures/clean-svg.ts';
import { logoWebp } from '../pictures/raster.ts';

export type CustomerMark = {
  mark: string;
  name?: string | undefined;
  caption?: string | undefined;
  colors: 'one' | 'own';
};

type LogoFile = {
  href: string;
  /** In CSS pixels, for a box 64 pixels high: logos of all proportions have the same area. */
  width: number;
};

function logoOf(mark: string) {
  const logo = customerLogos[mark.normalize()];
  if (logo) return logo;
  const known = Object.keys(customerLogos).join(', ') || 'none yet';
  throw new Error(
    `customers.yaml: mark is “${mark}”, and there is no brand/customers/${mark}.svg or .png. Those that there are: ${known}.`,
  );
}

/** Returns the drawing of a logo that takes the surrounding text's color, and so is a part of the page. */
export function toSingleColor({ mark, colors }: CustomerMark): CleanSvg | undefined {
  const logo = logoOf(mark);
  return 'markup' in logo && logo.plain && logo.inked && colors === 'one' ? logo : undefined;
}

export function logoFile({ mark }: CustomerMark): LogoFile {
  const logo = logoOf(mark);
  const ratio = logo.width / logo.height;
  const height = Math.min(56, 68 / Math.sqrt(ratio));
  return {
    href: `/brand/customers/${mark}.${'markup' in logo ? 'svg' : 'webp'}`,
    width: Math.round(height * ratio),
  };
}

/** Lists the files of these customers' logos: names below /brand, without extensions. */
export function customerLogoFiles(marks: readonly CustomerMark[]) {
  return Promise.all(
    marks
      .filter((mark) => !toSingleColor(mark))
      .map(async ({ mark }) => {
        const logo = logoOf(mark);
        const file = `customers/${mark}`;
        return 'markup' in logo
          ? { file, type: 'svg' as const, body: logo.markup }
          : { file, type: 'webp' as const, body: await logoWebp(readFileSync(logo.png)) };
      }),
  );
}
