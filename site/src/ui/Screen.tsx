import './Screen.css';
import type { ReactNode } from 'react';

type Props = { title: string; label: string; bar?: ReactNode; children: ReactNode };

/**
 * The window of a program, as a picture of one made of HTML: nothing in it can be pressed.
 *
 * @param label what it is called when it is read aloud
 */
export function Screen({ title, label, bar, children }: Props) {
  return (
    <div className="demo-screen" role="group" aria-label={label}>
      <div className="demo-bar">
        <b>{title}</b>
        {bar}
      </div>
      {children}
    </div>
  );
}
