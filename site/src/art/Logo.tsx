import { BrandPicture } from './BrandPicture.tsx';
import { logoSvg } from './mark-svg.ts';

/** Whether the company has a logo, which takes the place of its mark and name. */
export const hasLogo = logoSvg('light') !== undefined;

interface LogoProps {
  companyName: string;
  scale?: number;
  onInk?: boolean;
}

/** The company's logo, named for people who listen. Each has the same area, however long it is. */
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
