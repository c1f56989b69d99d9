import type { Place } from '../page-bands.ts';
import { HeadedBand } from '../../ui/HeadedBand.tsx';

type Props = Place & { heading: string; standards: { name: string; text: string }[] };

/** Ends at a word of several letters, since “28.” and “B.” are seldom the end of a sentence, and before a capital. */
const firstSentence = /^(.+?[\p{L})]{2}[.!?]) (?=\p{Lu})(.+)$/su;

export function StandardsBand({ id, tone, heading, standards }: Props) {
  return (
    <HeadedBand id={id} tone={tone} heading={heading}>
      <dl className="border-b border-line">
        {standards.map(({ name, text }) => {
          const [, first = text, rest] = firstSentence.exec(text) ?? [];
          return (
            <div
              key={name}
              className="grid gap-x-8 gap-y-1 border-t border-line py-4 lg:grid-cols-12 lg:py-5"
            >
              <dt className="font-display text-subheading lg:col-span-4">{name}</dt>
              <dd className="lg:col-span-4">{first}</dd>
              {rest && <dd className="text-small text-muted lg:col-span-4 lg:pt-0.5">{rest}</dd>}
            </div>
          );
        })}
      </dl>
    </HeadedBand>
  );
}
