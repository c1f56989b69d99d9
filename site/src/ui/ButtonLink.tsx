import type { ReactNode } from 'react';
import { buttonClass, type ButtonLook } from './button-class.ts';

type Props = { href: string; look?: ButtonLook; className?: string; children: ReactNode };

/** A link that looks like a button. */
export function ButtonLink({ href, look = 'accent', className = '', children }: Props) {
  return (
    <a href={href} className={`${buttonClass(look)} ${className}`}>
      {children}
    </a>
  );
}
