import type { ReactNode } from 'react';
import { type Company, telHref } from '../lib/navigation.ts';
import { fill } from '../lib/page-words.ts';

type Props = {
  heading: string;
  text: string;
  steps: { time: string; title: string; text: string }[];
  details: { heading: string; email: string; phone: string; chief: string };
  company: Company;
  children?: ReactNode;
};

/** The contact page: the form, what becomes of it, and the other ways. */
export function ContactPage({ heading, text, steps, details, company, children }: Props) {
  return (
    <div className="wrap grid gap-x-8 gap-y-12 py-band lg:grid-cols-12">
      <div className="lg:col-span-7">
        <h1 className="text-title">{heading}</h1>
        <p className="mt-5 mb-10 measure text-lede text-muted">{text}</p>
        {children}
      </div>
      <aside className="lg:col-span-4 lg:col-start-9" aria-label="What happens then">
        <ol className="border-s-2 border-waterline">
          {steps.map((step) => (
            <li key={step.time} className="relative ps-6 pb-8 last:pb-0">
              <span className="absolute start-0 top-2 h-px w-4 bg-waterline" aria-hidden="true" />
              <p className="annotation">{step.time}</p>
              <p className="mt-1 font-display text-subheading">{step.title}</p>
              <p className="mt-1 text-small text-muted">{step.text}</p>
            </li>
          ))}
        </ol>
        <h2 className="mt-12 border-t border-line pt-6 text-subheading">{details.heading}</h2>
        <ul className="mt-2 text-small">
          <li>
            <Detail
              words={details.email}
              token="email"
              value={company.email}
              href={`mailto:${company.email}`}
            />
          </li>
          <li>
            <Detail
              words={details.phone}
              token="phone"
              value={company.phone}
              href={telHref(company.phone)}
            />
          </li>
          <li className="pt-2 text-muted">{fill(details.chief, company.chief)}</li>
        </ul>
      </aside>
    </div>
  );
}

type DetailProps = { words: string; token: string; value: string; href: string };

/** A line of words with one address in it, as a link. */
function Detail({ words, token, value, href }: DetailProps) {
  const [before, after] = words.split(`{${token}}`);
  return (
    <>
      {before}
      <a className="inline-flex min-h-11 items-center link" href={href}>
        {value}
      </a>
      {after}
    </>
  );
}
