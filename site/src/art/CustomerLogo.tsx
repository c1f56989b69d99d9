import { logos } from 'company:brand';
import { viewBoxOf } from './sprite.ts';

interface CustomerLogoProps {
  /** The name of its file in brand/customers, without .svg. */
  name: string;
  /** The alternative text: 'Company logo 1'. */
  label: string;
  className?: string;
}

/** A customer's logo in the colour of the text around it. */
export function CustomerLogo({ name, label, className }: CustomerLogoProps) {
  const svg = logos[name];
  if (!svg) {
    const known = Object.keys(logos).join(', ') || 'none yet';
    throw new Error(
      `customers.yaml: mark is “${name}”, and there is no brand/customers/${name}.svg. Those that there are: ${known}.`,
    );
  }
  return (
    <svg
      viewBox={viewBoxOf(svg)}
      role="img"
      aria-label={label}
      className={className}
      dangerouslySetInnerHTML={{ __html: svg.replace(/^[^]*?<svg[^>]*>|<\/svg>[^]*$/g, '') }}
    />
  );
}
