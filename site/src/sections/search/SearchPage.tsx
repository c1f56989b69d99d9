import type { z } from 'astro/zod';
import type { searchWords } from '../../schema/search.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Field } from '../../ui/Field.tsx';
import { StretchedLink } from '../../ui/StretchedLink.tsx';
import './SearchPage.css';

type Props = Omit<z.infer<typeof searchWords>, 'title' | 'description'> & {
  action: string;
  index: string;
  pages: { href: string; title: string; description: string }[];
};

/** A list of all pages, which scripts/search.ts filters. */
export function SearchPage({ heading, text, label, button, action, pages, ...labels }: Props) {
  const { index, found, none, loading, failed } = labels;
  return (
    <div className="wrap pt-opening pb-band">
      <h1 className="text-title">{heading}</h1>
      {text && <p className="mt-5 text-lede text-muted">{text}</p>}
      <search>
        <form action={action} className="mt-10 flex flex-wrap items-end gap-4" data-search={index}>
          <div>
            <Field label={label} name="q" type="search" />
          </div>
          <button type="submit" className={buttonClass()}>
            {button}
          </button>
        </form>
      </search>
      <p
        role="status"
        className="mt-6 min-h-11"
        data-found={found}
        data-none={none}
        data-loading={loading}
        data-failed={failed}
      />
      <ul className="border-b border-line">
        {pages.map(({ href, title, description }) => (
          <li
            key={href}
            className="group relative border-t border-line py-5 md:grid md:grid-cols-12 md:items-baseline md:gap-x-8"
          >
            <h2 className="text-subheading md:col-span-5">
              <StretchedLink href={href}>{title}</StretchedLink>
            </h2>
            <p className="mt-1 text-muted md:col-span-7 md:mt-0">{description}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
