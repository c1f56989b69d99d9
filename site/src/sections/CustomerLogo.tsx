import type { CSSProperties } from 'react';
import { type Customer, toSingleColor, logoFile } from '../art/customer-logos.ts';
import './CustomerLogo.css';

type Props = {
  customer: Customer;
  label: string;
};

export function CustomerLogo({ customer, label }: Props) {
  const drawing = toSingleColor(customer);
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
  const { href, width } = logoFile(customer);
  if (customer.colors === 'own')
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
