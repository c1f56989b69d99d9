import { formatDay } from '../../i18n/build-constants.ts';
import { Contents } from '../Contents.tsx';
import { PolicySection, type Section } from './PolicySection.tsx';
import { type Facts, PolicyText } from './PolicyText.tsx';

type Props = {
  heading: string;
  text: string;
  updated: string;
  updatedLabel: string;
  contents: string;
  folded: string;
  sections: Section[];
  facts: Facts;
};

export function PrivacyPolicy({ heading, text, sections, facts, ...labels }: Props) {
  const headings = sections.map(({ id, heading: title }) => ({ slug: id, text: title }));
  return (
    <article className="wrap grid gap-x-8 pt-opening pb-band lg:grid-cols-12">
      <header className="border-b-2 border-highlight pb-8 lg:col-span-12 lg:mb-14 lg:grid lg:grid-cols-12 lg:gap-x-8">
        <h1 className="text-title lg:col-span-12">{heading}</h1>
        <p className="mt-5 label-text lg:col-span-3 lg:mt-8">
          {labels.updatedLabel}{' '}
          <time dateTime={labels.updated}>{formatDay(labels.updated, 'long')}</time>
        </p>
        <p className="mt-4 text-lede text-muted lg:col-span-8 lg:col-start-5 lg:mt-6">
          <PolicyText text={text} facts={facts} />
        </p>
      </header>
      <Contents
        label={labels.contents}
        folded={labels.folded}
        headings={headings}
        className="max-lg:border-b max-lg:border-line lg:col-span-3"
      />
      <div className="text-reading lg:col-span-8 lg:col-start-5">
        {sections.map((section) => (
          <PolicySection key={section.id} {...section} facts={facts} />
        ))}
      </div>
    </article>
  );
}
