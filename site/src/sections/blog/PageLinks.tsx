import { fillWords } from '../../i18n/fill-words.ts';
import { PageLink } from '../../ui/PageLink.tsx';

type Choice = { number: number; path: string; afterGap: boolean };

type Props = {
  labels: { pages: string; page: string; newer: string; older: string };
  number: number;
  choices: Choice[];
};

const look = 'inline-flex min-h-11 min-w-11 items-center justify-center px-2';

/** Pagination: the first, the last and neighboring pages; empty for a single page. */
export function PageLinks({ labels, number, choices }: Props) {
  if (choices.length < 2) return null;
  const choiceOf = (wanted: number) => choices.find((choice) => choice.number === wanted);
  const newer = choiceOf(number - 1);
  const older = choiceOf(number + 1);
  return (
    <nav
      aria-label={labels.pages}
      className="mt-14 grid grid-cols-2 items-center gap-y-4 border-t border-edge pt-4 md:grid-cols-3 print:hidden"
    >
      {newer ? <Step {...newer} rel="prev" label={labels.newer} /> : <span />}
      <ul className="flex justify-center max-md:order-1 max-md:col-span-2">
        {choices.map((choice) => (
          <li key={choice.number} className="flex">
            {choice.afterGap && (
              <span aria-hidden className={look}>
                …
              </span>
            )}
            <Number {...choice} current={choice.number === number} label={labels.page} />
          </li>
        ))}
      </ul>
      {older && <Step {...older} rel="next" label={labels.older} />}
    </nav>
  );
}

const sides = { prev: 'justify-self-start', next: 'justify-self-end text-end' };

function Step({ path, rel, label }: Choice & { rel: keyof typeof sides; label: string }) {
  return (
    <PageLink
      href={path}
      rel={rel}
      className={`inline-flex min-h-11 items-center font-semibold link ${sides[rel]}`}
    >
      {label}
    </PageLink>
  );
}

function Number({ number, path, current, label }: Choice & { current: boolean; label: string }) {
  const name = fillWords(label, { number: `${number}` });
  if (current)
    return (
      <span aria-current="page" className={`${look} border-b-2 border-highlight`}>
        <span className="sr-only">{name}</span>
        <span aria-hidden>{number}</span>
      </span>
    );
  return (
    <PageLink href={path} aria-label={name} className={`${look} hover:underline`}>
      {number}
    </PageLink>
  );
}
