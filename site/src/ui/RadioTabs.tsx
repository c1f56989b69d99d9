import type { ReactNode } from 'react';
import { RadioGroup } from './RadioGroup.tsx';
import './RadioTabs.css';

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
export function RadioTabs({ name, legend, options, across = false, children }: Props) {
  return (
    <div
      className={`radio-tabs grid gap-x-8 gap-y-6 ${across ? '' : 'radio-tabs-beside lg:items-start'}`}
    >
      <RadioGroup name={name} legend={legend} options={options} />
      <div
        className="radio-tabs-panels grid grid-cols-1 *:col-start-1 *:row-start-1"
        aria-live="polite"
      >
        {children}
      </div>
    </div>
  );
}
