import type { Customer } from '../../art/customer-logos.ts';
import { fillWords } from '../../i18n/fill-words.ts';
import { Band } from '../../ui/Band.tsx';
import type { BandProps } from '../page-bands.ts';
import { CustomerLogo } from '../../sections/CustomerLogo.tsx';
import './LogoGridBand.css';

type Props = BandProps<'logoGrid'> & { label: string; customers: Customer[] };

export function LogoGridBand({ id, tone, heading, text, label, customers }: Props) {
  return (
    <Band tone={tone} labelledBy={id}>
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-3">
          <h2 id={id} className="text-subheading">
            {heading}
          </h2>
          {text && <p className="mt-3 text-muted">{text}</p>}
        </div>
        <ul className="logo-grid grid overflow-hidden lg:col-span-9">
          {customers.map((customer, index) => (
            <li
              key={customer.logo}
              className="-ms-px -mb-px grid place-items-center border-s border-b border-line px-3 py-7 *:max-w-full"
            >
              <CustomerLogo
                customer={customer}
                label={customer.name ?? fillWords(label, { number: `${index + 1}` })}
              />
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
