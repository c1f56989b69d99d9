import { Mark } from '../art/Mark.tsx';
import { type Company, type Link, telHref } from '../lib/navigation.ts';

type Props = { company: Company; services: Link[]; industries: Link[]; year: number };

const companyLinks: Link[] = [
  { name: 'About Us', href: '/about' },
  { name: 'Contact Us', href: '/contact' },
  { name: 'Privacy Policy', href: '/privacy-policy' },
];

export function SiteFooter({ company, services, industries, year }: Props) {
  const social = [
    { name: 'LinkedIn', href: company.social.linkedin },
    { name: 'GitHub', href: company.social.github },
    { name: 'X', href: company.social.x },
  ];
  return (
    <footer className="border-t-2 border-highlight tone-ink">
      <div className="wrap grid gap-x-8 gap-y-12 pt-16 pb-12 sm:grid-cols-2 lg:grid-cols-12">
        <div className="sm:col-span-2 lg:col-span-5">
          <a href="/" className="wordmark inline-flex text-heading">
            <Mark companyName={company.name} className="size-10" />
            {company.name}
          </a>
          <p className="mt-4 text-muted">{company.blurb}</p>
          <ul className="mt-6 text-lede">
            <li>
              <FooterLink href={`mailto:${company.email}`}>{company.email}</FooterLink>
            </li>
            <li>
              <FooterLink href={telHref(company.phone)}>{company.phone}</FooterLink>
            </li>
          </ul>
        </div>
        <Column title="Services" links={services} className="lg:col-span-3" split />
        <Column title="Industries" links={industries} className="lg:col-span-2" split />
        <Column title="Company" links={companyLinks} className="lg:col-span-2" />
      </div>
      <div className="wrap">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line py-5 text-small text-muted">
          <p>
            © <span data-year>{year}</span>
            {` ${company.name}. All rights reserved`}
          </p>
          <ul className="footer-social">
            {social.map(({ name, href }) => (
              <li key={name}>
                <FooterLink href={href} newTab>
                  {name}
                </FooterLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

type ColumnProps = { title: string; links: Link[]; className: string; split?: boolean };

function Column({ title, links, className, split = false }: ColumnProps) {
  return (
    <nav aria-label={`${title}, footer`} className={className}>
      <h2 className="annotation font-normal tracking-normal">{title}</h2>
      <ul className={`mt-3 ${split ? 'footer-split' : ''}`}>
        {links.map(({ name, href }) => (
          <li key={href}>
            <FooterLink href={href}>{name}</FooterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type FooterLinkProps = { href: string; newTab?: boolean; children: string };

function FooterLink({ href, newTab = false, children }: FooterLinkProps) {
  const target = newTab ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a href={href} {...target} className="footer-link">
      {children}
      {newTab && <span className="sr-only"> (opens in a new tab)</span>}
    </a>
  );
}
