import type { CSSProperties } from 'react';
import type { Customer } from '../../art/customer-logos.ts';
import type { BandPlace } from '../page-bands.ts';
import { fillWords } from '../../i18n/fill-words.ts';
import type { InterfaceWords } from '../../schema/words.ts';
import { CustomerLogo } from '../../sections/CustomerLogo.tsx';
import { toneClasses } from '../../styles/tones.ts';
import './LogoStripBand.css';

type Labels = InterfaceWords['logos'];
type Props = BandPlace & { heading: string; text: string; labels: Labels; customers: Customer[] };

const MAX_VISIBLE = 5;

/**
 * Logos move past continuously, one every three seconds: autoplay, a speed of 3,000 ms, linear. CSS moves them and a
 * checkbox stops them, so that it works without JavaScript.
 */
export function LogoStripBand({ id, tone, heading, text, labels, customers }: Props) {
  // Repeat a short list, which would leave a gap behind it.
  const rows = Math.ceil(MAX_VISIBLE / customers.length);
  const copies = Array.from({ length: 2 * rows - 1 }, (_, index) => index);
  return (
    <section aria-labelledby={id} className={`logo-strip py-10 lg:py-14 ${toneClasses[tone]}`}>
      <div className="wrap grid items-baseline gap-x-8 gap-y-2 lg:grid-cols-12">
        <h2 id={id} className="text-heading lg:col-span-6">
          {heading}
        </h2>
        <p className="text-muted max-lg:mt-1 lg:col-span-4">{text}</p>
        <label className="flex min-h-11 items-center gap-2.5 label-text lg:col-span-2 lg:justify-end">
          <input type="checkbox" className="size-4" data-strip-pause />
          {labels.pause}
          <span className="sr-only">{labels.what}</span>
        </label>
      </div>
      <div className="wrap mt-4">
        <div className="logo-window">
          <div
            className="logo-track"
            style={{ '--logos': rows * customers.length } as CSSProperties}
          >
            <Logos labels={labels} customers={customers} />
            {copies.map((copy) => (
              <Logos key={copy} labels={labels} customers={customers} copy />
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

type LogosProps = { labels: Labels; customers: Customer[]; copy?: boolean };

/** A row of logos; its copy fills the window while the first row leaves it. */
function Logos({ labels, customers, copy = false }: LogosProps) {
  return (
    <ul className="logo-row" aria-hidden={copy || undefined}>
      {customers.map((customer, index) => (
        <li key={customer.logo} className="logo-strip-logo">
          <CustomerLogo
            customer={customer}
            label={customer.name ?? fillWords(labels.logo, { number: `${index + 1}` })}
          />
          {customer.caption && (
            <p className="mt-1 text-small hyphens-auto text-muted max-sm:text-note">
              {customer.caption}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
