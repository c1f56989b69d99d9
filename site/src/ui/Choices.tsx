import './Choices.css';
import type { ReactNode } from 'react';
import { Options } from './Options.tsx';

type Props = {
  name: string;
  legend: string;
  options: readonly string[];
  /** The choices stand above what they show, however wide the screen is. */
  across?: boolean;
  /** As many as there are options, in their order. */
  children: ReactNode;
};

/**
 * Shows one of several things: radio buttons and a style sheet, without a script. In print all of them are
 * there, one under the other.
 */
export function Choices({ name, legend, options, across = false, children }: Props) {
  return (
    <div
      className={`choices grid gap-x-8 gap-y-6 ${across ? '' : 'choices-beside lg:items-start'}`}
    >
      <Options name={name} legend={legend} options={options} />
      <div
        className="choices-panels grid grid-cols-1 *:col-start-1 *:row-start-1"
        aria-live="polite"
      >
        {children}
      </div>
    </div>
  );
}
