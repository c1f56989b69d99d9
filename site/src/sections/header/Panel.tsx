import type { ReactNode } from 'react';
import type { Picture } from '../../lib/picture.ts';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import './Panel.css';

type Props = {
  id: string;
  /** A photograph, in place of the drawing. */
  picture?: Picture | undefined;
  /** Where the panel's drawing is, if the company draws one. */
  drawing?: string | undefined;
  intro: string;
  text: string;
  children: ReactNode;
};

/** A full-width panel under the header: an introduction, links, a picture if there is one. */
export function Panel({ id, picture, drawing, intro, text, children }: Props) {
  return (
    <div id={id} popover="auto" className="site-panel">
      <div className="wrap grid grid-cols-12 gap-x-8 py-8">
        <div className="panel-intro">
          <p className="font-display text-subheading">{intro}</p>
          <p className="text-small text-muted">{text}</p>
          {picture ? (
            <PictureFrame picture={picture} look="panel" />
          ) : (
            drawing && <img src={drawing} alt="" loading="lazy" width="640" height="480" />
          )}
        </div>
        <div className="col-span-9">{children}</div>
      </div>
    </div>
  );
}

/** The heading over a group of a panel's links. */
export function PanelHead({ children }: { children: string }) {
  return <p className="panel-head annotation">{children}</p>;
}
