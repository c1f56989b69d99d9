import { readFileSync } from 'node:fs';
import { customerLogos } from 'company:brand';
import type { CleanSvg } from '../pictures/clean-svg.ts';
import { logoWebp } from '../pictures/raster.ts';

export type Customer = {
  logo: string;
  name?: string | undefined;
  caption?: string | undefined;
  colors: 'one' | 'own';
};

type LogoFile = {
  href: string;
  /** In CSS pixels, for a box 64 pixels high: logos of all proportions have the same area. */
  width: number;
};

function logoNamed(name: string) {
  const logo = customerLogos[name.normalize()];
  if (logo) return logo;
  const known = Object.keys(customerLogos).join(', ') || 'none yet';
  throw new Error(
    `customers.yaml: logo is “${name}”, and there is no brand/customers/${name}.svg or .png. Those that there are: ${known}.`,
  );
}

/** Returns the drawing of a logo that takes the surrounding text's color, and so is a part of the page. */
export function toSingleColor({ logo: name, colors }: Customer): CleanSvg | undefined {
  const logo = logoNamed(name);
  return 'markup' in logo && logo.plain && logo.inked && colors === 'one' ? logo : undefined;
}

export function logoFile({ logo: name }: Customer): LogoFile {
  const logo = logoNamed(name);
  const ratio = logo.width / logo.height;
  const height = Math.min(56, 68 / Math.sqrt(ratio));
  return {
    href: `/brand/customers/${name}.${'markup' in logo ? 'svg' : 'webp'}`,
    width: Math.round(height * ratio),
  };
}

/** Lists the files of these customers' logos: names below /brand, without extensions. */
export function customerLogoFiles(customers: readonly Customer[]) {
  return Promise.all(
    customers
      .filter((customer) => !toSingleColor(customer))
      .map(async ({ logo: name }) => {
        const logo = logoNamed(name);
        const file = `customers/${name}`;
        return 'markup' in logo
          ? { file, type: 'svg' as const, body: logo.markup }
          : { file, type: 'webp' as const, body: await logoWebp(readFileSync(logo.png)) };
      }),
  );
}
