import type { ReactNode } from 'react';
import { App, Chip, Line, Note, Press, Signal, Track } from './Parts.tsx';
import './Photographs.css';

type State = 'sent' | 'lost' | 'waiting';
type Photo = { what: keyof typeof motifs; name: string; says: string; share: number; state: State };

/** Of what is in front of a technician: a door's sill, a sheave with its ropes, a buffer, a controller. */
const motifs = {
  sill: 'M4 20h40M4 26h40M10 20v6M18 20v6M26 20v6M34 20v6M8 4v16M40 4v16M24 4v16',
  sheave: 'M24 6a18 18 0 1 0 .1 0M24 18a6 6 0 1 0 .1 0M6 24v20M42 24v20M10 24v20M38 24v20',
  buffer: 'M10 42h28M14 42v-6M34 42v-6M14 36l20-4-20-4 20-4-20-4 20-4-20-4M12 12h24M24 12V4',
  controller: 'M8 4h32v40H8zM14 10h20v8H14zM14 24h6v6h-6zM26 24h6v6h-6zM14 36h20M40 20h4v10h-4',
};

const Item = ({ what, name, says, share, state }: Photo) => (
  <div className="photo">
    <svg viewBox="0 0 48 48" width="56" height="56" aria-hidden="true">
      <path d={motifs[what]} fill="none" stroke="currentColor" strokeWidth="1.2" />
    </svg>
    <div>
      <Line>
        <b>{name}</b>
        {marks[state]}
      </Line>
      <p className="app-quiet">{says}</p>
      <Track share={share} lost={state === 'lost'} />
    </div>
  </div>
);

const marks: Record<State, ReactNode> = {
  sent: <Chip tone="on">Sent</Chip>,
  lost: <Chip tone="bad">Lost</Chip>,
  waiting: <Chip tone="off">Waits</Chip>,
};

/** Week 7, on real jobs in a basement: each photograph begins again, and is lost. */
export const PhotographsLost = () => (
  <App look="phone">
    <Signal time="10:52" bars={1} />
    <p className="app-title">Photographs, job 4102</p>
    <Note tone="bad">Connection lost. 4 photographs could not be sent and are not kept.</Note>
    <div>
      <Item
        what="sill"
        name="Sill, floor −2"
        says="12.1 MB, stopped at 4.6"
        share={38}
        state="lost"
      />
      <Item what="sheave" name="Sheave" says="11.8 MB, stopped at 1.3" share={11} state="lost" />
      <Item what="buffer" name="Buffer" says="12.4 MB, stopped at 7.0" share={56} state="lost" />
      <Item what="controller" name="Controller" says="12.0 MB, not begun" share={0} state="lost" />
    </div>
    <Press look="quiet">Take them again</Press>
  </App>
);

/** The same basement two weeks later: smaller first, and on from where the connection broke off. */
export const PhotographsKept = () => (
  <App look="phone">
    <Signal time="11:07" bars={0} />
    <p className="app-title">Photographs, job 4236</p>
    <Note>No signal. All 4 are kept on this phone; the third goes on at 61 %.</Note>
    <div>
      <Item
        what="sill"
        name="Sill, floor −2"
        says="12.1 MB became 210 KB"
        share={100}
        state="sent"
      />
      <Item what="sheave" name="Sheave" says="11.8 MB became 198 KB" share={100} state="sent" />
      <Item what="buffer" name="Buffer" says="131 of 214 KB are there" share={61} state="waiting" />
      <Item what="controller" name="Controller" says="205 KB, next" share={0} state="waiting" />
    </div>
    <Press>Finish without waiting</Press>
  </App>
);
