import type { CompanyDetails } from '../facts/company-details.ts';
import { hoursText } from '../i18n/opening-hours.ts';
import { addressLines } from '../facts/postal-address.ts';
import type { Office } from '../schema/office.ts';
import { mailto, telHref } from '../ui/contact-links.ts';
import { TextLink } from '../ui/TextLink.tsx';

type Props = { company: CompanyDetails; className: string };

/** Addresses and opening hours; empty if the company gives none. */
export function Offices({ company, className }: Props) {
  const { legalName, address, hours, offices } = company;
  if (!address && !hours && offices.length === 0) return null;
  return (
    <div className={className}>
      {(address || hours) && <Place name={legalName} address={address} hours={hours} />}
      {offices.map((office) => (
        <Place key={office.name} {...office} />
      ))}
    </div>
  );
}

type PlaceProps = Omit<Office, 'address'> & { address?: Office['address'] | undefined };

function Place({ name, address, phone, email, hours = [] }: PlaceProps) {
  return (
    <address className="not-italic">
      <p className="text-ink">{name}</p>
      {address && addressLines(address).map((line) => <p key={line}>{line}</p>)}
      {hours.map(hoursText).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {phone && <Reach href={telHref(phone)}>{phone}</Reach>}
      {email && <Reach href={mailto(email)}>{email}</Reach>}
    </address>
  );
}

function Reach({ href, children }: { href: string; children: string }) {
  return (
    <p>
      <TextLink href={href}>{children}</TextLink>
    </p>
  );
}
