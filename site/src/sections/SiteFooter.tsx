import { type CSSProperties, Fragment, type ReactNode } from 'react';
import type { CompanyDetails } from '../facts/company-details.ts';
import type { OtherLanguage } from '../addresses/links.ts';
import { type FooterColumn, type Link } from './navigation.ts';
import { fillWords } from '../i18n/fill-words.ts';
import type { NetworkIcon } from '../facts/social.ts';
import type { InterfaceWords } from '../schema/words.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Offices } from './Offices.tsx';
import { mailto, telHref } from '../ui/contact-links.ts';
import { PageLink } from '../ui/PageLink.tsx';
import { Wordmark } from './Wordmark.tsx';
import './SiteFooter.css';

type Labels = InterfaceWords['footer'];
type Props = {
  company: CompanyDetails;
  languages: OtherLanguage[];
  words: Pick<InterfaceWords, 'footer' | 'languages'>;
  columns: FooterColumn[];
  legal: string[];
  links?: Link[];
  year: number;
};

export function SiteFooter({ company, languages, words, columns, legal, links = [], year }: Props) {
  const labels = words.footer;
  const hasOffices = company.offices.length > 0;
  const lines = legal.map((line) => <LegalLine key={line} text={line} year={year} />);
  return (
    <footer className="border-t-2 border-highlight tone-ink">
      <div
        className={`footer-columns wrap ${shapeOf(columns.length)}`}
        style={{ '--columns': columns.length } as CSSProperties}
      >
        <div>
          <Wordmark companyName={company.name} place="footer" />
          <p className="mt-4 text-muted">{company.blurb}</p>
          <ul className="mt-3 text-lede">
            <li>
              <FooterLink href={mailto(company.email)}>{company.email}</FooterLink>
            </li>
            <li>
              <FooterLink href={telHref(company.phone)}>{company.phone}</FooterLink>
            </li>
          </ul>
          <LanguageSwitch
            languages={languages}
            labels={words.languages}
            link="footer-link"
            note="ms-2 text-muted"
            className="mt-2 print:hidden"
          />
          {!hasOffices && <Offices company={company} className="mt-6 text-small text-muted" />}
        </div>
        {columns.map((column) => (
          <Column key={column.heading} {...column} labels={labels} />
        ))}
      </div>
      {hasOffices && (
        <Offices
          company={company}
          className="wrap grid gap-x-8 gap-y-8 pb-12 text-small text-muted sm:grid-cols-2 lg:grid-cols-4"
        />
      )}
      {(lines.length > 0 || links.length > 0 || company.social.length > 0) && (
        <div className="wrap">
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line py-3 text-small text-muted">
            {lines.length > 1 ? <div>{lines}</div> : lines}
            {links.length > 0 && (
              <ul className="footer-row">
                {links.map(({ name, href }) => (
                  <li key={href}>
                    <FooterLink href={href}>{name}</FooterLink>
                  </li>
                ))}
              </ul>
            )}
            {company.social.length > 0 && (
              <ul className="footer-row footer-social">
                {company.social.map(({ name, link, drawing }) => (
                  <li key={link}>
                    <FooterLink href={link} newTab={labels.newTab}>
                      {drawing && <Icon {...drawing} />}
                      {name}
                    </FooterLink>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
      )}
    </footer>
  );
}

function shapeOf(columns: number): string {
  if (columns > 4) return 'footer-many';
  return columns % 2 ? 'footer-odd' : '';
}

/** A line with the current year in place of its token, which a script keeps up to date. */
function LegalLine({ text, year }: { text: string; year: number }) {
  return (
    <p>
      {text.split('{year}').map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <span data-year>{year}</span>}
          {part}
        </Fragment>
      ))}
    </p>
  );
}

type ColumnProps = FooterColumn & { labels: Labels };

/** The number of letters that fit in a third and in half of a phone's width. */
const SHORT = 12;
const LONG = 14;

function Column({ heading, links, labels }: ColumnProps) {
  const isShort = links.every(({ name }) => name.length <= SHORT);
  const isLong = links.some(({ name }) =>
    name.split(/[\s\u00ad-]/).some((word) => word.length > LONG),
  );
  const look = `${isShort ? ' footer-short' : ''}${isLong ? ' footer-long' : ''}`;
  return (
    <nav aria-label={fillWords(labels.column, { heading })}>
      <h2 className="label-text font-normal tracking-normal">{heading}</h2>
      <ul className={`footer-links${look}`}>
        {links.map(({ name, href }) => (
          <li key={href}>
            <FooterLink href={href}>{name}</FooterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Icon({ viewBox, path }: NetworkIcon) {
  return (
    <svg viewBox={viewBox} fill="currentColor" className="me-2 size-5 shrink-0" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** `newTab` is the note that the link opens a new tab. */
type FooterLinkProps = { href: string; newTab?: string; children: ReactNode };

function FooterLink({ href, newTab, children }: FooterLinkProps) {
  const target = newTab ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <PageLink href={href} {...target} className="footer-link">
      {children}
      {newTab && <span className="sr-only">{` ${newTab}`}</span>}
    </PageLink>
  );
}
