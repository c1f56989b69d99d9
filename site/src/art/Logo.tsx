import { BrandPicture } from './BrandPicture.tsx';
import { logoSvg } from './mark-svg.ts';

/** Whether the company has a logo, which replaces its mark and name. */
export const hasLogo = logoSvg('light') !== undefined;

interface LogoProps {
  companyName: string;
  scale?: number;
  onInk?: boolean;
}

/** The company's logo, with the company's name as its label. Logos of all proportions have the same area. */
export function Logo({ companyName, scale = 1, onInk = false }: LogoProps) {
  const { width = 1, height = 1 } = logoSvg('light') ?? {};
  const ratio = width / height;
  const tall = Math.min(44, 62 / Math.sqrt(ratio)) * scale;
  return (
    <BrandPicture
      name="logo"
      alt={companyName}
      width={Math.round(tall * ratio)}
      height={Math.round(tall)}
      onInk={onInk}
    />
  );
}
