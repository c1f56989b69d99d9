import type { BandOf } from '../bands.ts';
import type { BandProps } from '../page-bands.ts';
import { ProgramWindow } from '../../ui/ProgramWindow.tsx';
import { RadioTabs } from '../../ui/RadioTabs.tsx';
import { HeadedBand } from '../../ui/HeadedBand.tsx';
import './ScreenStatesBand.css';

type Band = BandOf<'screenStates'>;
type State = Band['states'][number];
type Props = BandProps<'screenStates'>;

export function ScreenStatesBand({ id, tone, heading, text, legend, states, ...screen }: Props) {
  return (
    <HeadedBand id={id} tone={tone} heading={heading} text={text}>
      <RadioTabs name={id} legend={legend} options={states.map(({ name }) => name)}>
        {states.map((state) => (
          <figure key={state.name} className="flex flex-col">
            <ListScreen {...screen} state={state} />
            <figcaption className="mt-4 text-small/body text-muted">{state.reason}</figcaption>
          </figure>
        ))}
      </RadioTabs>
    </HeadedBand>
  );
}

type ScreenProps = Pick<Band, 'screen' | 'columns' | 'rows'> & { state: State };

function ListScreen({ screen, columns, rows, state }: ScreenProps) {
  const visibleRows = state.ownRows ?? rows.slice(0, state.rows);
  return (
    <ProgramWindow
      title={screen}
      label={`${screen}: ${state.name}`}
      className="min-h-64 flex-1"
      bar={
        <span className="state-search ms-auto min-h-7 max-w-56 flex-1 rounded-part border border-edge bg-paper px-2.5 py-0.5">
          {state.search}
        </span>
      }
    >
      {state.message && <Message {...state.message} />}
      {state.loading && <Loading rows={rows.length} />}
      {visibleRows.length > 0 && (
        <table className="state-table w-full text-small/body tabular-nums">
          <thead>
            <tr>
              {columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className={`${cell} text-note/body font-normal text-muted`}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {visibleRows.map((cells) => (
              <tr key={cells[0]}>
                {cells.map((text, index) => (
                  <td key={columns[index]} className={cell}>
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {state.count && <p className="px-4 py-2.5 text-note/body text-muted">{state.count}</p>}
    </ProgramWindow>
  );
}

const cell = 'border-b border-line px-4 py-2.5 text-start';

const Loading = ({ rows }: { rows: number }) =>
  Array.from({ length: rows }, (_, row) => (
    <span
      key={row}
      aria-hidden="true"
      className={`m-4 block h-3 bg-line ${row % 2 ? 'w-7/10' : ''}`}
    />
  ));

function Message({ title, text, button, alarm }: NonNullable<State['message']>) {
  return (
    <div
      className={`m-4 grid justify-items-start gap-2 border-s-4 p-4 ${alarm ? 'border-highlight' : 'border-edge'}`}
    >
      <b>{title}</b>
      <p className="text-small/body text-muted">{text}</p>
      {/* Part of a drawn screen, so it cannot be pressed. */}
      {button && (
        <span className="rounded-key border-stroke border-ink px-3.5 py-1.5 text-small/body font-semibold">
          {button}
        </span>
      )}
    </div>
  );
}
