import { Band } from '../../ui/Band.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Field } from '../../ui/Field.tsx';
import {
  ChevronIcon,
  CloseIcon,
  MenuIcon,
  NextIcon,
  PauseIcon,
  PlayIcon,
  PreviousIcon,
} from '../../ui/icons.tsx';

const icons = [ChevronIcon, CloseIcon, MenuIcon, NextIcon, PauseIcon, PlayIcon, PreviousIcon];

export function Controls() {
  return (
    <Band>
      <h2 className="text-heading">Controls</h2>
      <div className="mt-6 flex flex-wrap gap-4">
        <ButtonLink href="#controls">Accent link</ButtonLink>
        <ButtonLink href="#controls" look="quiet">
          Quiet link
        </ButtonLink>
        <button type="button" className={buttonClass()}>
          Accent button
        </button>
        <button
          type="button"
          aria-disabled="true"
          data-other="Send message"
          className={buttonClass()}
        >
          Sending
        </button>
        <button type="button" className={buttonClass('quiet')}>
          Quiet button
        </button>
      </div>
      <div className="mt-8 grid gap-6 sm:grid-cols-3">
        <Field label="Empty" name="empty" />
        <Field label="Filled" name="filled" value="hello@example.com" />
        <Field label="Four lines" name="lines" rows={4} />
      </div>
      <ul className="mt-8 flex gap-4">
        {icons.map((Icon) => (
          <li key={Icon.name}>
            <Icon />
          </li>
        ))}
      </ul>
    </Band>
  );
}
