import type { ReactNode } from 'react';
import { Options } from './Options.tsx';
import './Choices.css';

type Props = {
  name: string;
  legend: string;
  options: readonly string[];
  /** Whether the options are above the content at any width. */
  across?: boolean;
  /** One child for each option, in order. */
  children: ReactNode;
};

/**
 * Shows one of several children with radio buttons and CSS, without a script. In print, all of them are shown below
 * each other.
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
