import type { BandOf } from '../../lib/bands.ts';
import { isFigure, shareOf } from '../../lib/table-cells.ts';

type Props = { band: BandOf<'table'>; labelledBy: string };

/** A table that scrolls inside itself where it is too narrow, by keyboard too. */
export function DataTable({ band, labelledBy }: Props) {
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- axe: scrollable-region-focusable
    <div role="group" aria-labelledby={labelledBy} tabIndex={0} className="overflow-x-auto">
      <table className="w-full min-w-2xl border-collapse text-start">
        <caption className="sr-only">{band.title}</caption>
        <thead>
          <tr className="border-b-2 border-ink">
            {band.columns.map((column) => (
              <th key={column} scope="col" className="py-3 pe-6 text-start annotation font-normal">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {band.rows.map(([head, ...cells]) => (
            <tr key={head} className="border-b border-line align-baseline">
              <th
                scope="row"
                className="py-4 pe-6 text-start font-display text-subheading font-normal"
              >
                {head}
              </th>
              {cells.map((cell, column) => (
                <Cell key={band.columns[column + 1]} cell={cell} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A cell: figures stand large, and a share is also drawn as a level. */
function Cell({ cell }: { cell: string }) {
  const share = shareOf(cell);
  if (share === undefined) {
    const look = isFigure(cell) ? 'font-display text-subheading whitespace-nowrap' : 'text-muted';
    return <td className={`py-4 pe-6 tabular-nums ${look}`}>{cell}</td>;
  }
  return (
    <td className="w-1/5 py-4 pe-6 whitespace-nowrap tabular-nums">
      <span className="font-display text-subheading">{cell}</span>
      <span aria-hidden="true" className="mt-1.5 block h-1 bg-line">
        <span className="block h-full bg-waterline" style={{ inlineSize: `${share * 100}%` }} />
      </span>
    </td>
  );
}
