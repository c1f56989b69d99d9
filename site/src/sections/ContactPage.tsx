import type { ReactNode } from 'react';
import type { CompanyDetails } from '../facts/company-details.ts';
import { fillWords } from '../i18n/fill-words.ts';
import type { Person } from './person.ts';
import { LinkRow, type NamedLinks } from './LinkRow.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { ChiefQuote } from './ChiefQuote.tsx';
import { mailto, telHref } from '../ui/contact-links.ts';
import { Offices } from './Offices.tsx';

type Props = {
  heading: string;
  text: string;
  answer?: string | undefined;
  details: {
    heading: string;
    email: string;
    phone: string;
    hoursLabel?: string | undefined;
    hours: { label: string; value: string }[];
    chief: string;
  };
  company: CompanyDetails;
  chief: Person | undefined;
  chiefQuote?: string | undefined;
  links: NamedLinks;
  children?: ReactNode;
};

export function ContactPage({
  heading,
  text,
  answer,
  details,
  company,
  chief,
  chiefQuote,
  links,
  children,
}: Props) {
  return (
    <div className="overflow-clip">
      <div className="wrap grid gap-x-8 gap-y-12 pt-opening pb-band lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h1 className="text-title">{heading}</h1>
          <p className="mt-5 text-lede text-muted">{text}</p>
          {answer && <p className="mt-4 font-semibold">{answer}</p>}
          <div className="mt-10">{children}</div>
        </div>
        <aside
          className="grid gap-8 border-edge md:grid-cols-2 lg:col-span-5 lg:flex lg:flex-col lg:border-s lg:ps-2"
          aria-labelledby="other-ways"
        >
          {chiefQuote && chief && (
            <ChiefQuote chief={chief} quote={chiefQuote} className="content-start lg:ps-6" />
          )}
          <div className="lg:ps-6">
            <h2 id="other-ways" className="text-subheading">
              {details.heading}
            </h2>
            <ul className="mt-2 border-b border-line">
              <li className={row}>
                <Detail
                  text={details.email}
                  token="email"
                  value={company.email}
                  href={mailto(company.email)}
                />
              </li>
              <li className={row}>
                <Detail
                  text={details.phone}
                  token="phone"
                  value={company.phone}
                  href={telHref(company.phone)}
                />
              </li>
            </ul>
            {details.hours.length > 0 && (
              <>
                {details.hoursLabel && <p className="mt-5 mb-2 label-text">{details.hoursLabel}</p>}
                <dl className="-mt-px border-b border-line">
                  {details.hours.map(({ label, value }) => (
                    <div key={label} className={`${row} py-2`}>
                      <dt className="text-muted">{label}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </dl>
              </>
            )}
            {chief && (
              <p className="mt-6 max-w-measure text-muted">
                {fillWords(details.chief, { name: chief.name, role: chief.role })}
              </p>
            )}
            <LinkRow links={links} className="mt-4" />
          </div>
          <Offices company={company} className="grid content-start gap-6 text-muted lg:ps-6" />
        </aside>
      </div>
    </div>
  );
}

const row = 'flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-t border-line';

type DetailProps = { text: string; token: string; value: string; href: string };

/** Text with an address as a link in the place of its token. */
function Detail({ text, token, value, href }: DetailProps) {
  const [before, after] = text.split(`{${token}}`);
  return (
    <>
      <span className="text-muted">{before}</span>
      <TextLink href={href}>{value}</TextLink>
      {after}
    </>
  );
}
