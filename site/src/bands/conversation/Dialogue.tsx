import './Dialogue.css';
import type { ReactNode } from 'react';
import { Screen } from '../../ui/Screen.tsx';

type Line = { asked: string; answer: string; source?: string | undefined; handsOver?: boolean };

type Props = {
  screen: string;
  greeting: string;
  visitor: string;
  bot: string;
  colleague: { screen: string; waiting: string; mark: string; reason: string; note: string };
  lines: Line[];
  /** Lines come one by one, and the last one is in view. */
  live?: boolean;
  children?: ReactNode;
};

/** A conversation, and beside it what a colleague sees of it. */
export function Dialogue({ lines, colleague, live, children, ...said }: Props) {
  const { screen, greeting, visitor, bot } = said;
  // New for each line that comes, so that React calls it again.
  const lastInView = (log: HTMLElement | null) => log?.scrollTo({ top: log.scrollHeight });
  // It is scrolled by keys as well.
  const log = { role: 'log', 'aria-label': screen, tabIndex: 0 };
  const ticket = { 'aria-label': colleague.mark, tabIndex: 0 };
  const over = lines.some(({ handsOver }) => handsOver);
  return (
    <div className="dialogue">
      <div>
        <Screen title={screen} label={screen}>
          <div className="dialogue-log" {...log} ref={live ? lastInView : undefined}>
            <Said by={bot}>{greeting}</Said>
            {lines.map(({ asked, answer, source, handsOver }) => (
              <div key={asked}>
                <Said by={visitor} own>
                  {asked}
                </Said>
                <Said by={bot} source={source} mark={handsOver}>
                  {answer}
                </Said>
              </div>
            ))}
          </div>
        </Screen>
        {children}
      </div>
      <div className="dialogue-desk" data-over={over || undefined}>
        <Screen
          title={colleague.screen}
          label={colleague.screen}
          bar={over && <b>{colleague.mark}</b>}
        >
          {over ? (
            <section {...ticket}>
              <p>{colleague.reason}</p>
              <ol>
                {lines.map(({ asked, answer, handsOver }) => (
                  <li key={asked}>
                    {visitor}: {asked} {!handsOver && <span>{`${bot}: ${answer}`}</span>}
                  </li>
                ))}
              </ol>
              <p>{colleague.note}</p>
            </section>
          ) : (
            <p>{colleague.waiting}</p>
          )}
        </Screen>
      </div>
    </div>
  );
}

type SaidProps = {
  by: string;
  own?: boolean;
  mark?: boolean | undefined;
  source?: string | undefined;
  children: string;
};

const Said = ({ by, own, mark, source, children }: SaidProps) => (
  <div className="dialogue-said" data-own={own} data-mark={mark || undefined}>
    <small>{by}</small>
    <p>{children}</p>
    {source && <small>{source}</small>}
  </div>
);
