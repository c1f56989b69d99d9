import { Band } from '../../ui/Band.tsx';
import { BandHead } from '../../ui/BandHead.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import type { BandProps } from '../page-bands.ts';
import { providerOf } from '../../fields/newsletter-provider.ts';
import '../../ui/Field.css';

/** A form that submits to a newsletter provider, which the page's policy allows: integration/finish-pages.ts */
export function NewsletterBand({ id, tone, heading, text, form }: BandProps<'newsletter'>) {
  const provider = providerOf(form.address, form.list);
  return (
    <Band tone={tone} labelledBy={id}>
      <div className="grid grid-cols-1 gap-x-8 gap-y-8 lg:grid-cols-12">
        <BandHead id={id} heading={heading} text={text} className="lg:col-span-4" />
        <form action={form.address} method="post" className="grid gap-5 lg:col-span-8">
          <div>
            <label htmlFor={`${id}-email`} className="font-semibold">
              {form.email}
            </label>
            <input
              id={`${id}-email`}
              type="email"
              name={provider?.field}
              autoComplete="email"
              required
              aria-describedby={`${id}-confirmation`}
              className="field"
            />
          </div>
          {Object.entries(provider?.hidden ?? {}).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <div>
            <button type="submit" className={buttonClass()}>
              {form.button}
            </button>
          </div>
          <p id={`${id}-confirmation`} className="text-small text-muted">
            {form.confirmation}
          </p>
        </form>
      </div>
    </Band>
  );
}
