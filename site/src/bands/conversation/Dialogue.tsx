import type { ReactNode } from 'react';
import { ProgramWindow } from '../../ui/ProgramWindow.tsx';
import './Dialogue.css';

type Line = { asked: string; answer: string; source?: string | undefined; handsOver?: boolean };

type Props = {
  screen: string;
  greeting: string;
  labels: { visitor: string; bot: string };
  colleague: { screen: string; waiting: string; tag: string; reason: string; note: string };
  lines: Line[];
  /** Whether lines appear one by one, with the last one in view. */
  live?: boolean;
  children?: ReactNode;
};

export function Dialogue({ lines, colleague, live, children, ...texts }: Props) {
  const { screen, greeting, labels } = texts;
  // A new function for each line makes React call it again.
  const lastInView = (log: HTMLElement | null) => log?.scrollTo({ top: log.scrollHeight });
  // Focusable, so that it can be scrolled with the keyboard.
  const log = { role: 'log', 'aria-label': screen, tabIndex: 0 };
  const ticket = { 'aria-label': colleague.tag, tabIndex: 0 };
  const isHandedOver = lines.some(({ handsOver }) => handsOver);
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-12 lg:gap-x-8">
      <div className="lg:col-span-7 lg:pe-8">
        <ProgramWindow title={screen} label={screen}>
          <div className="dialogue-log grid gap-2 p-4" {...log} ref={live ? lastInView : undefined}>
            <Message by={labels.bot}>{greeting}</Message>
            {lines.map(({ asked, answer, source, handsOver }) => (
              <div key={asked} className="grid gap-2">
                <Message by={labels.visitor} isVisitor>
                  {asked}
                </Message>
                <Message by={labels.bot} source={source} handsOver={handsOver}>
                  {answer}
                </Message>
              </div>
            ))}
          </div>
        </ProgramWindow>
        {children}
      </div>
      <div className="lg:col-span-5">
        <ProgramWindow
          title={colleague.screen}
          label={colleague.screen}
          className="dialogue-desk"
          bar={
            isHandedOver && (
              <b className="ms-auto bg-accent px-2.5 py-0.5 text-paper selection:bg-paper selection:text-ink">
                {colleague.tag}
              </b>
            )
          }
        >
          {isHandedOver ? (
            <section {...ticket} className="p-4 text-small/body">
              <p className="font-semibold">{colleague.reason}</p>
              <ol className="my-3 border-b border-line">
                {lines.map(({ asked, answer, handsOver }) => (
                  <li key={asked} className="border-t border-line py-2">
                    {labels.visitor}: {asked}{' '}
                    {!handsOver && (
                      <span className="block text-muted">{`${labels.bot}: ${answer}`}</span>
                    )}
                  </li>
                ))}
              </ol>
              <p>{colleague.note}</p>
            </section>
          ) : (
            <p className="dialogue-slip max-w-none p-4 text-small/body text-muted">
              {colleague.waiting}
            </p>
          )}
        </ProgramWindow>
      </div>
    </div>
  );
}

type MessageProps = {
  by: string;
  isVisitor?: boolean;
  handsOver?: boolean | undefined;
  source?: string | undefined;
  children: string;
};

const Message = ({ by, isVisitor, handsOver, source, children }: MessageProps) => (
  <div
    className={`dialogue-message px-3.5 pt-2 pb-2.5 text-small/body ${isVisitor ? 'dialogue-visitor justify-self-end bg-paper' : `justify-self-start border-s-4 bg-tint ${handsOver ? 'border-highlight' : 'border-edge'}`}`}
  >
    <small className="block text-note/body text-muted">{by}</small>
    <p>{children}</p>
    {source && (
      <small className="mt-1.5 block border-t border-line pt-1 text-note/body text-muted">
        {source}
      </small>
    )}
  </div>
);
