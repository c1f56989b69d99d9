import type { ReactNode } from 'react';
import { buttonClass, type ButtonVariant } from './button-class.ts';
import { PageLink } from './PageLink.tsx';

type Props = { href: string; variant?: ButtonVariant; className?: string; children: ReactNode };

export function ButtonLink({ href, variant = 'accent', className = '', children }: Props) {
  return (
    <PageLink href={href} className={`${buttonClass(variant)} ${className}`}>
      {children}
    </PageLink>
  );
}
