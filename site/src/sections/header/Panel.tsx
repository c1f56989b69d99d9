import type { ReactNode } from 'react';

type Props = { id: string; intro: string; text: string; children: ReactNode };

/** A full-width panel under the header: an introduction, links, a picture. */
export function Panel({ id, intro, text, children }: Props) {
  return (
    <div id={id} popover="auto" className="site-panel">
      <div className="wrap grid grid-cols-12 gap-x-8 py-8">
        <div className="panel-intro">
          <p className="font-display text-subheading">{intro}</p>
          <p className="text-small text-muted">{text}</p>
          <img src={`/art/${id}.svg`} alt="" loading="lazy" width="640" height="480" />
        </div>
        <div className="col-span-9">{children}</div>
      </div>
    </div>
  );
}
