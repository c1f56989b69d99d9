import type { ReactNode } from 'react';
import { SheerPlan } from '../art/SheerPlan.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';

type Props = {
  code?: string | undefined;
  heading: string;
  text?: ReactNode;
  link?: { href: string; label: string };
  children?: ReactNode;
};

/** A page that says one thing: not found, sent, not sent. */
export function NoticePage({ code, heading, text, link, children }: Props) {
  return (
    <div className="overflow-clip">
      <div className="wrap pt-band pb-12">
        {code && <p className="font-display text-hero text-oxide">{code}</p>}
        <h1 className="text-title">{heading}</h1>
        {text && <p className="mt-5 measure text-lede text-muted">{text}</p>}
        {link && (
          <p className="mt-8">
            <ButtonLink href={link.href}>{link.label}</ButtonLink>
          </p>
        )}
        {children}
      </div>
      <SheerPlan slug={heading} variant="banner" decorative className="w-full" />
    </div>
  );
}
