import { type Facts, PolicyText } from './PolicyText.tsx';
import './PolicySection.css';

export type Section = {
  id: string;
  heading: string;
  paragraphs: string[];
  items: { term: string; text: string }[];
  closing?: string | undefined;
};
type Props = Section & { facts: Facts };

export function PolicySection({ id, heading, paragraphs, items, closing, facts }: Props) {
  return (
    <section aria-labelledby={id} className="pt-10 lg:not-first:pt-14 lg:first:pt-0">
      <h2 id={id} className="policy-heading">
        {heading}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-4">
          <PolicyText text={paragraph} facts={facts} />
        </p>
      ))}
      {items.length > 0 && (
        <dl className="mt-6 border-b border-line">
          {items.map(({ term, text }) => (
            <div key={term} className="gap-x-8 border-t border-line py-4 md:grid md:grid-cols-8">
              <dt className="font-semibold md:col-span-3">{term}</dt>
              <dd className="mt-1 text-muted md:col-span-5 md:mt-0">
                <PolicyText text={text} facts={facts} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {closing && (
        <p className="mt-4">
          <PolicyText text={closing} facts={facts} />
        </p>
      )}
    </section>
  );
}
