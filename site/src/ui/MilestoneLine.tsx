import type { ComponentType } from 'react';

type Milestone = { when: string; title: string; text?: string | undefined };

/** Only as many columns as are easy to read at a glance, on a wide window. */
const columns = {
  six: 'sm:grid-cols-3 lg:grid-cols-6',
  eight: 'sm:grid-cols-4 lg:grid-cols-8',
};

/** On a phone, two columns: below a rule if milestones have text, beside a short rule if they only have a name. */
const looks = {
  described: { list: 'gap-y-3', item: 'border-t-2 pe-4 pt-2' },
  named: {
    list: 'gap-x-3 gap-y-2 sm:gap-x-0 sm:gap-y-3',
    item: 'leading-snug max-sm:border-s-2 max-sm:ps-2.5',
  },
};

type Props = {
  milestones: Milestone[];
  /** Shown on the rule above each milestone. */
  Drawing?: ComponentType<{ step: number; of: number }> | undefined;
  className?: string;
};

export function MilestoneLine({ milestones, Drawing, className = '' }: Props) {
  const build = columns[milestones.length % 4 === 0 ? 'eight' : 'six'];
  const look = milestones.some(({ text }) => text) ? looks.described : looks.named;
  return (
    <ol className={`grid grid-cols-2 ${look.list} ${build} ${className}`}>
      {milestones.map(({ when, title, text }, step) => (
        <li key={title}>
          {Drawing && <Drawing step={step} of={milestones.length} />}
          <div className={`border-highlight sm:border-t-2 sm:pe-4 sm:pt-2 ${look.item}`}>
            <p className="label-text">{when}</p>
            {text ? <h3 className="mt-1 text-subheading">{title}</h3> : <p>{title}</p>}
            {text && <p className="mt-1 text-small text-muted">{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
