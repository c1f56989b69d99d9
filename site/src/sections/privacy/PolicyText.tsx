import { Fragment } from 'react';
import { mailto } from '../../ui/contact-links.ts';
import { fillWords } from '../../i18n/fill-words.ts';

/** The values of a policy's tokens; `fields` lists what the forms ask for. */
export type Facts = Record<'email' | 'legalName' | 'fields', string>;

type Props = { text: string; facts: { email: string } & Record<string, string> };

export function PolicyText({ text, facts }: Props) {
  const parts = fillWords(text, facts).split(facts.email);
  return parts.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && (
        <a className="link" href={mailto(facts.email)}>
          {facts.email}
        </a>
      )}
      {part}
    </Fragment>
  ));
}
