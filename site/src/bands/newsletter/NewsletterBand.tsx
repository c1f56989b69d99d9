import { SideHeadedBand } from '../../ui/SideHeadedBand.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import type { BandProps } from '../page-bands.ts';
import { providerOf } from '../../fields/newsletter-provider.ts';
import '../../ui/Field.css';

/** A form that submits to a newsletter provider, which the page's policy allows: integration/finish-pages.ts */
export function NewsletterBand({ id, tone, heading, text, form }: BandProps<'newsletter'>) {
  const provider = providerOf(form.action, form.list);
  return (
    <SideHeadedBand id={id} tone={tone} heading={heading} text={text} gap="medium" scrolls>
      <form action={form.action} method="post" className="grid gap-5 lg:col-span-8">
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
    </SideHeadedBand>
  );
}
