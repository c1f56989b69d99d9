import { fillWords } from '../../i18n/fill-words.ts';
import type { BandOf } from '../bands.ts';
import type { BandProps } from '../page-bands.ts';
import { ProgramWindow } from '../../ui/ProgramWindow.tsx';
import { RadioTabs } from '../../ui/RadioTabs.tsx';
import { HeadedBand } from '../../ui/HeadedBand.tsx';
import './FindingsBand.css';

type Band = BandOf<'findings'>;
type Part = Band['before']['parts'][number];
type Props = BandProps<'findings'>;

export function FindingsBand({
  id,
  tone,
  heading,
  text,
  legend,
  screen,
  before,
  after,
  ...found
}: Props) {
  return (
    <HeadedBand id={id} tone={tone} heading={heading} text={text}>
      <RadioTabs look="above" name={id} legend={legend} options={[before.name, after.name]}>
        {[before, after].map(({ name, figure, meaning, parts }) => (
          <div
            key={name}
            className="grid gap-5 lg:flex lg:items-start lg:gap-16"
            data-answered={name === after.name || undefined}
          >
            <div className="min-w-0 lg:flex-5">
              <ProgramWindow title={screen} label={`${screen}: ${name}`}>
                <div className="flex flex-wrap gap-x-3 gap-y-4 px-5 py-6">
                  {parts.map((part) => (
                    <FoundPart key={part.text} {...part} />
                  ))}
                </div>
              </ProgramWindow>
            </div>
            <div className="min-w-0 lg:flex-7">
              <p className="flex max-w-none flex-wrap items-baseline gap-x-4 border-b-2 border-ink pb-4">
                <b className="font-display text-title font-(--heading-weight) tracking-(--heading-spacing) tabular-nums">
                  {figure}
                </b>{' '}
                <span className="text-small/body text-muted">{meaning}</span>
              </p>
              <FindingList {...found} answered={name === after.name} />
            </div>
          </div>
        ))}
      </RadioTabs>
    </HeadedBand>
  );
}

const looks: Record<Part['as'], string> = {
  note: 'text-muted',
  field: '',
  button:
    'border-stroke border-ink bg-ink font-semibold text-paper selection:bg-paper selection:text-ink',
  quiet: 'border-stroke border-ink font-semibold',
  alarm: 'border-s-4 border-highlight ps-3',
};

function FoundPart({ as, text, value, hint, finding }: Part) {
  const size =
    as === 'button' || as === 'quiet' ? 'rounded-key px-4.5 py-2' : 'flex-none basis-full';
  return (
    <div className={`relative grid content-start text-small/body ${size} ${looks[as]}`}>
      <span>{text}</span> {hint && <small className="text-note/body text-muted">{hint}</small>}{' '}
      {value && (
        <b className="mt-1 rounded-part border-stroke border-edge px-3 py-2 font-normal tabular-nums">
          {value}
        </b>
      )}{' '}
      {finding && (
        <i
          className={`finding-number absolute -end-2.5 ${as === 'field' ? 'bottom-7' : '-top-2.5'}`}
        >
          {finding}
        </i>
      )}
    </div>
  );
}

type ListProps = Pick<Band, 'findings' | 'people' | 'labels'> & { answered: boolean };

function FindingList({ findings, people, labels, answered }: ListProps) {
  return (
    <ol className="finding-list">
      {findings.map((finding) => {
        const count = answered ? finding.affectedAfter : finding.affectedBefore;
        return (
          <li
            key={finding.observation}
            className="relative grid gap-1 border-b border-line py-3.5 ps-10"
          >
            <p>{answered ? finding.solution : finding.observation}</p>
            <p className="flex flex-wrap items-center gap-x-4 gap-y-0.5 text-small/body text-muted tabular-nums">
              <People count={count} of={people} />
              {fillWords(labels.affected, { count: `${count}`, people: `${people}` })}
              {!answered && <span>{fillWords(labels.cost, { cost: finding.cost })}</span>}
            </p>
          </li>
        );
      })}
    </ol>
  );
}

const People = ({ count, of }: { count: number; of: number }) => (
  <span aria-hidden="true" className="flex gap-1 forced-color-adjust-none">
    {Array.from({ length: of }, (_, index) => (
      <i
        key={index}
        className={`size-2.5 rounded-full border-stroke ${index < count ? 'border-highlight bg-highlight' : 'border-edge'}`}
      />
    ))}
  </span>
);
