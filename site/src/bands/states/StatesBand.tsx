import './StatesBand.css';
import type { BandOf } from '../bands.ts';
import type { BandProps } from '../page-bands.ts';
import { Screen } from '../../ui/Screen.tsx';
import { Choices } from '../../ui/Choices.tsx';
import { HeadedBand } from '../../ui/HeadedBand.tsx';

type Band = BandOf<'states'>;
type State = Band['states'][number];
type Props = BandProps<'states'>;

/** One screen in each of its states, and why it looks so. */
export function StatesBand({ id, tone, heading, text, legend, states, ...screen }: Props) {
  return (
    <HeadedBand id={id} tone={tone} heading={heading} text={text}>
      <Choices name={id} legend={legend} options={states.map(({ name }) => name)}>
        {states.map((state) => (
          <figure key={state.name} className="demo-state">
            <ListScreen {...screen} state={state} />
            <figcaption>{state.reason}</figcaption>
          </figure>
        ))}
      </Choices>
    </HeadedBand>
  );
}

type ScreenProps = Pick<Band, 'screen' | 'columns' | 'rows'> & { state: State };

function ListScreen({ screen, columns, rows, state }: ScreenProps) {
  const shown = state.ownRows ?? rows.slice(0, state.rows);
  return (
    <Screen
      title={screen}
      label={`${screen}: ${state.name}`}
      bar={<span className="demo-search">{state.search}</span>}
    >
      {state.message && <Message {...state.message} />}
      {state.loading && <Loading rows={rows.length} />}
      {shown.length > 0 && (
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((cells) => (
              <tr key={cells[0]}>
                {cells.map((cell, at) => (
                  <td key={columns[at]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {state.count && <p className="demo-count">{state.count}</p>}
    </Screen>
  );
}

const Loading = ({ rows }: { rows: number }) =>
  Array.from({ length: rows }, (_, row) => (
    <span key={row} aria-hidden="true" className="demo-waiting" />
  ));

function Message({ title, text, button, alarm }: NonNullable<State['message']>) {
  return (
    <div className={alarm ? 'demo-message demo-alarm' : 'demo-message'}>
      <b>{title}</b>
      <p>{text}</p>
      {/* Part of a picture of a screen: nothing to press. */}
      {button && <span className="demo-button">{button}</span>}
    </div>
  );
}
