import type { ReactNode } from 'react';
import { type Company, telHref } from '../lib/navigation.ts';
import { TextLink } from '../ui/TextLink.tsx';

type Props = {
  heading: string;
  text: string;
  company: Pick<Company, 'email' | 'phone'>;
  children?: ReactNode;
};

/** The form at the bottom of a page; the page places the island in it. */
export function EnquiryBand({ heading, text, company, children }: Props) {
  return (
    <section aria-labelledby="enquiry" className="border-t-2 border-highlight py-band">
      <div className="wrap grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id="enquiry" className="text-heading">
            {heading}
          </h2>
          <p className="mt-4 text-muted">{text}</p>
          <p className="mt-6">
            <TextLink href={`mailto:${company.email}`}>{company.email}</TextLink>
            <br />
            <TextLink href={telHref(company.phone)}>{company.phone}</TextLink>
          </p>
        </div>
        <div className="lg:col-span-7 lg:col-start-6">{children}</div>
      </div>
    </section>
  );
}
