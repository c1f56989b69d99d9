import type { ReactNode } from 'react';
import { buttonClass, type ButtonLook } from './button-class.ts';
import { PageLink } from './PageLink.tsx';

type Props = { href: string; look?: ButtonLook; className?: string; children: ReactNode };

export function ButtonLink({ href, look = 'accent', className = '', children }: Props) {
  return (
    <PageLink href={href} className={`${buttonClass(look)} ${className}`}>
      {children}
    </PageLink>
  );
}
