import './FoundParts.css';
import type { BandOf } from '../bands.ts';

type Part = BandOf<'findings'>['before']['parts'][number];

/** The parts of a drawn page, with the numbers of what was found at them. Nothing of it can be pressed. */
export function FoundParts({ parts }: { parts: Part[] }) {
  return (
    <div className="found-parts">
      {parts.map((part) => (
        <FoundPart key={part.text} {...part} />
      ))}
    </div>
  );
}

function FoundPart({ as, text, value, hint, mark }: Part) {
  return (
    <div data-as={as}>
      <span>{text}</span> {hint && <small>{hint}</small>} {value && <b>{value}</b>}{' '}
      {mark && <i>{mark}</i>}
    </div>
  );
}
