type Station = { when: string; title: string; text?: string | undefined };

/** As many as one reads at a glance, in one line on a wide window. */
const columns = {
  six: 'sm:grid-cols-3 lg:grid-cols-6',
  eight: 'sm:grid-cols-4 lg:grid-cols-8',
};

/** On a phone two in a row where each says more; where it is a name alone, they follow each other like words. */
const looks = {
  told: { list: 'grid grid-cols-2', item: 'border-t-2 pe-4 pt-2' },
  named: {
    list: 'flex flex-wrap gap-x-4 sm:gap-x-0',
    item: 'flex items-baseline gap-2 max-sm:border-s-2 max-sm:ps-2 sm:block',
  },
};

type Props = { stations: Station[]; className?: string };

/** A process in short: stations on one line, each with when it is and what it is called. */
export function StationLine({ stations, className = '' }: Props) {
  const build = columns[stations.length % 4 === 0 ? 'eight' : 'six'];
  const look = stations.some(({ text }) => text) ? looks.told : looks.named;
  return (
    <ol className={`gap-y-3 sm:grid ${look.list} ${build} ${className}`}>
      {stations.map(({ when, title, text }) => (
        <li key={title} className={`border-highlight sm:border-t-2 sm:pe-4 sm:pt-2 ${look.item}`}>
          <p className="annotation">{when}</p>
          {text ? <h3 className="mt-1 text-subheading">{title}</h3> : <p>{title}</p>}
          {text && <p className="mt-1 text-small text-muted">{text}</p>}
        </li>
      ))}
    </ol>
  );
}
