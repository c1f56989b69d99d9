import type { ReactNode } from 'react';
import type { Link } from '../navigation.ts';
import { Band } from '../../ui/Band.tsx';
import { StackedHeading } from '../../ui/StackedHeading.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

type Props = {
  heading: string;
  text: string;
  closes?: string | undefined;
  /** Where to apply, if not with the form. */
  link?: (Link & { shown?: string | undefined }) | undefined;
  children?: ReactNode;
};

export function JobApply({ heading, text, closes, link, children }: Props) {
  return (
    <Band labelledBy="apply" className="border-t-2 border-highlight">
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <StackedHeading id="apply" heading={heading} text={text} />
          {closes && <p className="mt-4 text-small">{closes}</p>}
        </div>
        <div className="lg:col-span-7 lg:col-start-6">
          {link && <ButtonLink href={link.href}>{link.name}</ButtonLink>}
          {link?.shown && <p className="mt-4">{link.shown}</p>}
          {children}
        </div>
      </div>
    </Band>
  );
}
