import { BrandPicture } from './BrandPicture.tsx';
import { logoSvg } from './mark-svg.ts';
import './Logo.css';

/** Up to how many characters a plain logo is part of the page, where it needs no request. A page shows it three times. */
const MAX_INLINE_LENGTH = 2048;

/** Whether the company has a logo, which replaces its mark and name. */
export const hasLogo = logoSvg('light') !== undefined;

type Props = {
  companyName: string;
  scale?: number;
  onInk?: boolean;
};

/** The company's logo, with the company's name as its label. Logos of all proportions have the same area. */
export function Logo({ companyName, scale = 1, onInk = false }: Props) {
  const light = logoSvg('light');
  const dark = logoSvg('dark');
  const { width = 1, height = 1 } = light ?? {};
  const ratio = width / height;
  const tall = Math.min(44, 62 / Math.sqrt(ratio)) * scale;
  const size = { width: Math.round(tall * ratio), height: Math.round(tall) };
  if (
    light &&
    dark &&
    [light, dark].every(({ plain, content }) => plain && content.length <= MAX_INLINE_LENGTH)
  )
    return (
      <svg
        {...size}
        viewBox={light.viewBox}
        role="img"
        aria-label={companyName}
        className={onInk ? 'company-logo on-ink' : 'company-logo'}
      >
        <g dangerouslySetInnerHTML={{ __html: light.content }} />
        {dark.content !== light.content && <g dangerouslySetInnerHTML={{ __html: dark.content }} />}
      </svg>
    );
  return <BrandPicture name="logo" alt={companyName} {...size} onInk={onInk} />;
}
