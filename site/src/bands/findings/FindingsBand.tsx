import './FindingsBand.css';
import type { BandOf } from '../bands.ts';
import type { BandProps } from '../page-bands.ts';
import { Screen } from '../../ui/Screen.tsx';
import { Choices } from '../../ui/Choices.tsx';
import { HeadedBand } from '../../ui/HeadedBand.tsx';
import { FoundParts } from './FoundParts.tsx';

type Band = BandOf<'findings'>;
type Props = BandProps<'findings'>;

/** A page before and after its findings: where people stumbled, and what answers each of them. */
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
      <Choices across name={id} legend={legend} options={[before.name, after.name]}>
        {[before, after].map(({ name, figure, meaning, parts }) => (
          <div key={name} className="found" data-answered={name === after.name || undefined}>
            <Screen title={screen} label={`${screen}: ${name}`}>
              <FoundParts parts={parts} />
            </Screen>
            <div>
              <p className="found-figure">
                <b>{figure}</b> <span>{meaning}</span>
              </p>
              <FindingList {...found} answered={name === after.name} />
            </div>
          </div>
        ))}
      </Choices>
    </HeadedBand>
  );
}

type ListProps = Pick<Band, 'findings' | 'people' | 'met' | 'lost'> & { answered: boolean };

function FindingList({ findings, people, met, lost, answered }: ListProps) {
  return (
    <ol className="found-list">
      {findings.map((one) => {
        const count = answered ? one.metAfter : one.met;
        return (
          <li key={one.saw}>
            <p>{answered ? one.answer : one.saw}</p>
            <p className="found-met">
              <People count={count} of={people} />
              {met.replace('{count}', String(count)).replace('{people}', String(people))}
              {!answered && <span>{lost.replace('{lost}', one.lost)}</span>}
            </p>
          </li>
        );
      })}
    </ol>
  );
}

/** One mark for each person, filled for those whom it happened to. */
const People = ({ count, of }: { count: number; of: number }) => (
  <span aria-hidden="true" className="found-people">
    {Array.from({ length: of }, (_, at) => (
      <i key={at} data-met={at < count || undefined} />
    ))}
  </span>
);
