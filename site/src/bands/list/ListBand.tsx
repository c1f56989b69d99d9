import { HeadedBand } from '../../ui/HeadedBand.tsx';
import { PhoneFold } from '../../ui/PhoneFold.tsx';
import { SideHeadedBand } from '../../ui/SideHeadedBand.tsx';
import type { BandProps } from '../page-bands.ts';

const columns = {
  two: {
    list: 'gap-x-8 gap-y-10 md:grid-cols-2',
    item: 'relative border-t-2 border-ink pt-4',
    text: 'text-muted',
  },
  three: {
    list: 'gap-x-8 gap-y-8 md:grid-cols-3',
    item: 'relative border-t-2 border-ink pt-4',
    text: 'text-muted',
  },
  twoSummarized: {
    list: 'gap-x-8 max-md:border-b max-md:border-line md:grid-cols-2 md:gap-y-10',
    item: 'relative border-t border-line pt-4 max-md:pb-4 md:border-t-2 md:border-ink',
    text: '',
  },
  beside: {
    list: 'border-b border-line lg:col-span-8',
    item: 'border-t border-line py-4 md:grid md:grid-cols-8 md:items-baseline md:gap-x-8 lg:py-5',
    text: 'md:col-span-5 md:mt-0',
  },
  summarized: {
    list: 'border-b border-line md:grid-cols-[11em_1fr] lg:col-span-8',
    item: 'relative scroll-mt-24 border-t border-line py-4 md:col-span-2 md:grid md:grid-cols-subgrid md:items-baseline md:gap-x-8 lg:py-5',
    text: 'md:mt-0',
  },
};

type Props = BandProps<'list'>;

export function ListBand({ id, tone, heading, text, items, unfold }: Props) {
  const isSummarized = items.some(({ summary }) => summary);
  const many = items.length > 4;
  const beside = isSummarized ? columns.summarized : columns.beside;
  const apart = isSummarized
    ? columns.twoSummarized
    : columns[items.length === 3 ? 'three' : 'two'];
  const look = many ? beside : apart;
  const list = (
    <dl className={`grid ${look.list}`}>
      {items.map(({ title, summary, text }, index) => (
        <div key={title} id={`${id}-${index + 1}`} className={look.item}>
          <dt
            className={`text-balance ${isSummarized ? 'font-semibold max-sm:label-text' : 'font-display text-subheading md:col-span-3'}`}
          >
            {title}
          </dt>
          {summary ? (
            <dd className={`mt-2 max-w-none ${many ? 'md:mt-0' : ''}`}>
              <p className="font-display text-subheading text-balance">{summary}</p>
              {index === 0 ? (
                <div className="mt-2 sm:mt-3">
                  <Paragraphs text={text} />
                </div>
              ) : (
                <PhoneFold label={unfold} className="mt-2 sm:mt-3">
                  <Paragraphs text={text} />
                </PhoneFold>
              )}
            </dd>
          ) : (
            <dd className={`mt-2 max-w-measure ${look.text}`}>{text}</dd>
          )}
        </div>
      ))}
    </dl>
  );
  const head = { id, tone, heading, text };
  if (!many) return <HeadedBand {...head}>{list}</HeadedBand>;
  return (
    <SideHeadedBand
      {...head}
      belowHeading={isSummarized && items.length > 6 && <Index id={id} items={items} />}
    >
      {list}
    </SideHeadedBand>
  );
}

const Paragraphs = ({ text }: { text: string }) =>
  text.split('\n').map((paragraph) => (
    <p key={paragraph} className="not-first-of-type:mt-3">
      {paragraph}
    </p>
  ));

/** Links to the items of a long list, beside it. */
function Index({ id, items }: Pick<Props, 'id' | 'items'>) {
  return (
    <nav aria-labelledby={id} className="mt-6 hidden text-small lg:block print:hidden">
      <ul className="border-b border-line">
        {items.map(({ title }, index) => (
          <li key={title} className="border-t border-line">
            <a href={`#${id}-${index + 1}`} className="block py-1.5 hover:text-accent">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
