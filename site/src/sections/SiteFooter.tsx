import { type Company, type Link, telHref } from '../lib/navigation.ts';
import { fill } from '../lib/page-words.ts';
import type { InterfaceWords } from '../schema/words.ts';
import './SiteFooter.css';
import { Wordmark } from './Wordmark.tsx';

type Words = InterfaceWords['footer'];
type Props = {
  company: Company;
  words: Words;
  services: Link[];
  industries: Link[];
  year: number;
};

export function SiteFooter({ company, words, services, industries, year }: Props) {
  const companyLinks: Link[] = [
    { name: words.about, href: '/about' },
    { name: words.contact, href: '/contact' },
    { name: words.privacyPolicy, href: '/privacy-policy' },
  ];
  const [before, after = ''] = words.rights.split('{year}');
  return (
    <footer className="border-t-2 border-highlight tone-ink">
      <div className="wrap grid gap-x-8 gap-y-12 pt-16 pb-12 sm:grid-cols-2 lg:grid-cols-12">
        <div className="sm:col-span-2 lg:col-span-5">
          <Wordmark companyName={company.name} place="footer" />
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
        <Column
          heading={words.services}
          words={words}
          links={services}
          className="lg:col-span-3"
          split
        />
        <Column
          heading={words.industries}
          words={words}
          links={industries}
          className="lg:col-span-2"
          split
        />
        <Column
          heading={words.company}
          words={words}
          links={companyLinks}
          className="lg:col-span-2"
        />
      </div>
      <div className="wrap">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line py-5 text-small text-muted">
          <p>
            {fill(before ?? '', { company: company.name })}
            <span data-year>{year}</span>
            {fill(after, { company: company.name })}
          </p>
          {company.social.length > 0 && (
            <ul className="footer-social">
              {company.social.map(({ name, link }) => (
                <li key={link}>
                  <FooterLink href={link} newTab={words.newTab}>
                    {name}
                  </FooterLink>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </footer>
  );
}

type ColumnProps = {
  heading: string;
  words: Words;
  links: Link[];
  className: string;
  split?: boolean;
};

function Column({ heading, words, links, className, split = false }: ColumnProps) {
  return (
    <nav aria-label={fill(words.column, { heading })} className={className}>
      <h2 className="annotation font-normal tracking-normal">{heading}</h2>
      <ul className={split ? 'footer-split mt-3' : 'mt-3'}>
        {links.map(({ name, href }) => (
          <li key={href}>
            <FooterLink href={href}>{name}</FooterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** `newTab` says that the link opens one. */
type FooterLinkProps = { href: string; newTab?: string; children: string };

function FooterLink({ href, newTab, children }: FooterLinkProps) {
  const target = newTab ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a href={href} {...target} className="footer-link">
      {children}
      {newTab && <span className="sr-only">{` ${newTab}`}</span>}
    </a>
  );
}
