import type { CSSProperties } from 'react';
import { type CustomerMark, toSingleColor, logoFile } from '../art/customer-logos.ts';
import './CustomerLogo.css';

type Props = {
  mark: CustomerMark;
  label: string;
};

export function CustomerLogo({ mark, label }: Props) {
  const drawing = toSingleColor(mark);
  if (drawing)
    return (
      <svg
        viewBox={drawing.viewBox}
        role="img"
        aria-label={label}
        className="h-16 w-auto overflow-visible"
        dangerouslySetInnerHTML={{ __html: drawing.content }}
      />
    );
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
