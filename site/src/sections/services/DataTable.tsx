import type { BandOf } from '../../lib/bands.ts';
import { isFigure, shareOf } from '../../lib/table-cells.ts';

type Props = { band: BandOf<'table'> };

/** On a phone rows are blocks, and what is not laid out as a table is none any more: its roles say it. */
const as = (role: 'table' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'cell') => ({
  role,
});

/** A table. On a phone each row is a block: what it is about, then pairs of label and value. */
export function DataTable({ band }: Props) {
  return (
    <table {...as('table')} className="data-table w-full border-collapse text-start">
      <caption className="sr-only">{band.title}</caption>
      <thead {...as('rowgroup')} className="max-md:sr-only">
        <tr {...as('row')} className="border-b-2 border-ink">
          {band.columns.map((column) => (
            <th
              key={column}
              scope="col"
              {...as('columnheader')}
              className="py-3 pe-6 text-start annotation font-normal"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...as('rowgroup')}>
        {band.rows.map(([head, ...cells]) => (
          <tr key={head} {...as('row')} className="border-b border-line align-baseline">
            <th
              scope="row"
              {...as('rowheader')}
              data-label={band.columns[0]}
              className="pe-6 text-start font-display text-subheading font-normal md:py-4"
            >
              {head}
            </th>
            {cells.map((cell, column) => (
              <Cell key={band.columns[column + 1]} cell={cell} label={band.columns[column + 1]} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A cell: figures stand large, and a share is also drawn as a level. */
function Cell({ cell, label }: { cell: string; label: string | undefined }) {
  const share = shareOf(cell);
  const figure = share !== undefined || isFigure(cell);
  const look = figure ? 'font-display text-subheading whitespace-nowrap' : 'text-muted';
  return (
    <td
      {...as('cell')}
      data-label={label}
      className={`tabular-nums md:py-4 md:pe-6 ${look} ${share === undefined ? '' : 'md:w-1/5'}`}
    >
      {share === undefined ? cell : <Level text={cell} share={share} />}
    </td>
  );
}

function Level({ text, share }: { text: string; share: number }) {
  return (
    <span className="block">
      {text}
      <span aria-hidden="true" className="mt-1.5 block h-1 bg-line">
        <span className="block h-full bg-waterline" style={{ inlineSize: `${share * 100}%` }} />
      </span>
    </span>
  );
}
