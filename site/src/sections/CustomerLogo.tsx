import type { CSSProperties } from 'react';
import { type CustomerMark, logoFile } from '../art/customer-logos.ts';
import { logoPart } from '../art/drawings.ts';
import { SpritePicture } from '../ui/SpritePicture.tsx';
import './CustomerLogo.css';

interface CustomerLogoProps {
  mark: CustomerMark;
  label: string;
}

export function CustomerLogo({ mark, label }: CustomerLogoProps) {
  const part = logoPart(mark);
  if (part) return <SpritePicture {...part} label={label} className="h-16 w-auto" />;
  const { href, width } = logoFile(mark);
  if (mark.colors === 'own')
    return (
      <img
        src={href}
        alt={label}
        width={width}
        height={64}
        loading="lazy"
        className="logo-own h-16"
      />
    );
  const style = { '--logo': `url(${href})`, width } as CSSProperties;
  return <span role="img" aria-label={label} className="logo-mask block h-16" style={style} />;
}
