import type { ReactNode } from 'react';
import type { CompanyDetails } from '../../facts/company-details.ts';
import type { Person } from '../../sections/person.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { mailto, telHref } from '../../ui/contact-links.ts';
import { ChiefQuote } from '../../sections/ChiefQuote.tsx';

type Props = {
  heading: string;
  text: string;
  company: Pick<CompanyDetails, 'email' | 'phone'>;
  chief?: Person | undefined;
  chiefQuote?: string | undefined;
  children?: ReactNode;
};

export function EnquiryBand({ heading, text, company, chief, chiefQuote, children }: Props) {
  return (
    <section aria-labelledby="enquiry" className="border-t-2 border-highlight py-band">
      <div className="wrap grid gap-x-8 gap-y-6 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id="enquiry" className="text-heading">
            {heading}
          </h2>
          <p className="mt-3 text-muted">{text}</p>
          <p className="mt-4">
            <TextLink href={mailto(company.email)}>{company.email}</TextLink>
            <br />
            <TextLink href={telHref(company.phone)}>{company.phone}</TextLink>
          </p>
          {chiefQuote && chief && <ChiefQuote chief={chief} quote={chiefQuote} className="mt-6" />}
        </div>
        <div className="lg:col-span-7 lg:col-start-6">{children}</div>
      </div>
    </section>
  );
}
