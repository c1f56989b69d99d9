import type { Enquiry } from '@frontage/contract/enquiry';
import { type ReactNode, useEffect, useRef } from 'react';
import type { FormWords } from '../schema/contact.ts';
import { mailto } from '../ui/contact-links.ts';
import './FormAnswer.css';

/** The outcome of an enquiry. `isAnnounced` is whether a toast has shown it, and `help` is the service's advice. */
export type Answer = {
  ok: boolean;
  isAnnounced: boolean;
  help: string | undefined;
  enquiry: Enquiry;
};

type Props = {
  answer: Answer | undefined;
  words: FormWords;
  checkboxes: Record<string, string>;
  email: string;
};

/**
 * The answer below the form. Everything is announced once: what the toast has announced is not announced again, and the
 * receipt is there to read.
 */
export function FormAnswer({ answer, ...content }: Props) {
  const { words, email } = content;
  const { ok, isAnnounced = true, help, enquiry } = answer ?? {};
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isAnnounced) status.current?.focus();
  }, [answer, isAnnounced]);
  return (
    <div className="form-answer" data-answered={answer && true}>
      {/* Focus makes a screen reader read it; as a live region it would be read twice. */}
      <div ref={status} role="status" aria-live={isAnnounced ? undefined : 'off'} tabIndex={-1}>
        {!isAnnounced && (
          <p className="mb-2 text-subheading font-semibold">{ok ? words.success : words.failure}</p>
        )}
        {ok === false && (
          <p className="text-accent">
            <Filled text={help ? withToken(help, email) : words.failureHelp} token="email">
              <Address email={email} />
            </Filled>
          </p>
        )}
      </div>
      {ok && enquiry && <Receipt enquiry={enquiry} {...content} />}
    </div>
  );
}

type ReceiptProps = Omit<Props, 'answer'> & { enquiry: Enquiry };

function Receipt({ enquiry, words, checkboxes, email }: ReceiptProps) {
  const { receipt } = words;
  const address = enquiry.email;
  const chosenServices = Object.keys(checkboxes)
    .filter((key) => enquiry.services[key])
    .map((key) => checkboxes[key] ?? key);
  return (
    <div className="grid gap-2" data-receipt>
      <p className="font-display text-subheading">{receipt.heading}</p>
      <p>
        {address ? (
          <Filled text={`${words.text} ${receipt.address}`} token="address">
            <strong className="font-semibold">{address}</strong>
          </Filled>
        ) : (
          <Filled text={receipt.noAddress} token="email">
            <Address email={email} />
          </Filled>
        )}
      </p>
      {chosenServices.length > 0 && (
        <p>
          <Filled text={receipt.asked} token="services">
            {new Intl.ListFormat(import.meta.env.LANGUAGE).format(chosenServices)}
          </Filled>
        </p>
      )}
    </div>
  );
}

const withToken = (help: string, email: string) =>
  help.includes(email) ? help.replace(email, '{email}') : `${help} {email}`;

function Filled({ text, token, children }: { text: string; token: string; children: ReactNode }) {
  const [before, after] = text.split(`{${token}}`);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}

function Address({ email }: { email: string }) {
  return (
    <a className="font-semibold link" href={mailto(email)}>
      {email}
    </a>
  );
}
