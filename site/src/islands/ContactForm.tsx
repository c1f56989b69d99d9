import { FORM_FIELD, HONEYPOT, LANGUAGE_FIELD } from '@frontage/contract/form';
import { useEffect, useRef, useState } from 'react';
import type { InitialValues } from './enquiry-tokens.ts';
import { readableAddress } from '../ui/reach.ts';
import type { FormWords } from '../schema/contact.ts';
import { buttonClass } from '../ui/button-class.ts';
import { Field } from '../ui/Field.tsx';
import './ContactForm.css';
import { clearSentDraft, restoreDraft, saveDraft } from './draft.ts';
import { type Answer, FormAnswer } from './FormAnswer.tsx';
import { EnquiryFields } from './EnquiryFields.tsx';
import { readShownAnswers, readEnquiry, sendEnquiry } from './send-enquiry.ts';
import { prepareToasts, showToast } from './show-toast.ts';

/** The bundler removes the code for added fields from a form without any. */
const ADDED_FIELDS = import.meta.env.ADDED_FIELDS;

/** The service has to answer in the page's language if it is not the first one. */
const LANGUAGE = import.meta.env.ADDITIONAL_LANGUAGE;

const JOBS = import.meta.env.JOBS;

type Props = {
  action: string;
  email: string;
  words: FormWords;
  checkboxes: Record<string, string>;
  /** The attributes of the link to the privacy policy. */
  privacy?: { href: string } | undefined;
  isApplication?: true;
  /** The initial values of the fields, only on the page that returns a rejected enquiry. */
  values?: InitialValues;
};

/**
 * The enquiry form. Without JavaScript it is a plain form that posts to the service; once hydrated, it sends JSON,
 * keeps a draft across reloads and answers with a toast.
 */
export function ContactForm({
  action,
  email,
  words,
  checkboxes,
  privacy,
  isApplication,
  values,
}: Props) {
  const form = useRef<HTMLFormElement>(null);
  const attempt = useRef<string>(undefined);
  const [sending, setSending] = useState(false);
  const [answer, setAnswer] = useState<Answer>();

  useEffect(() => {
    if (form.current) restoreDraft(form.current);
  }, []);

  function keepDraft() {
    // An edited text is a new enquiry with its own key. Remove the receipt of the last one, which would seem to belong
    // to the new text.
    attempt.current = undefined;
    if (answer?.ok) setAnswer(undefined);
    if (form.current) saveDraft(form.current);
  }

  async function submit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const { currentTarget } = event;
    const sent = new FormData(currentTarget);
    const enquiry = readEnquiry(sent, Object.keys(checkboxes));
    if (JOBS && isApplication) enquiry.form = 'application';
    if (ADDED_FIELDS) Object.assign(enquiry, readShownAnswers(sent, words.fields));
    // `randomUUID` is available only over HTTPS.
    attempt.current ??= crypto.randomUUID?.();
    setSending(true);
    setAnswer(undefined);
    const { ok, help } = await sendEnquiry(action, enquiry, attempt.current);
    const address = await readableAddress(enquiry.email.trim());
    if (ok) {
      attempt.current = undefined;
      clearSentDraft(currentTarget, sent);
    }
    const message = ok ? words.success : words.failure;
    const close = words.close.replace('{toast}', message);
    const shownToast = await showToast(words.notifications, {
      kind: ok ? 'success' : 'error',
      words: message,
      close,
    });
    setSending(false);
    setAnswer({ ok, told: shownToast, help, enquiry: { ...enquiry, email: address } });
  }

  return (
    <form
      ref={form}
      action={action}
      method="post"
      onSubmit={submit}
      onFocus={() => prepareToasts(words.notifications)}
      onInput={keepDraft}
      aria-busy={sending}
      className="grid gap-5"
    >
      {ADDED_FIELDS ? (
        <EnquiryFields
          words={words}
          values={values}
          services={
            <Services
              key="services"
              prompt={words.services}
              checkboxes={Object.entries(checkboxes)}
              checked={values?.checked}
            />
          }
        />
      ) : (
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={words.name} name="name" autoComplete="name" value={values?.name} />
          <Field
            label={words.email}
            name="email"
            type="email"
            autoComplete="email"
            value={values?.email}
          />
        </div>
      )}
      {ADDED_FIELDS || (
        <Services
          prompt={words.services}
          checkboxes={Object.entries(checkboxes)}
          checked={values?.checked}
        />
      )}
      {ADDED_FIELDS || (
        <Field label={words.message} name="message" rows={6} value={values?.message} />
      )}
      <Honeypot label={words[HONEYPOT]} />
      {JOBS && isApplication && <input type="hidden" name={FORM_FIELD} value="application" />}
      {LANGUAGE && <input type="hidden" name={LANGUAGE_FIELD} value={LANGUAGE} />}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <button
          type="submit"
          aria-disabled={sending}
          data-other={sending ? words.button : words.sending}
          className={buttonClass()}
        >
          {sending ? words.sending : words.button}
        </button>
        {privacy && (
          <p className="text-small text-muted">
            <a className="inline-flex min-h-11 items-center link" {...privacy}>
              {words.privacy}
            </a>
          </p>
        )}
      </div>
      <FormAnswer answer={answer} words={words} checkboxes={checkboxes} email={email} />
    </form>
  );
}

type ServicesProps = {
  prompt: string;
  checkboxes: [key: string, label: string][];
  checked: InitialValues['checked'] | undefined;
};

function Services({ prompt, checkboxes, checked }: ServicesProps) {
  if (checkboxes.length === 0) return null;
  return (
    <fieldset>
      <legend className="font-semibold">{prompt}</legend>
      <div className="form-choices mt-2">
        {checkboxes.map(([key, label]) => (
          <label key={key} className="flex min-h-11 items-center gap-2.5 leading-snug">
            <input
              type="checkbox"
              name="services"
              value={key}
              data-checked={checked?.[key]}
              className="size-5 shrink-0"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Only a bot fills in this field. The service holds such an enquiry back; the JSON never contains it. */
function Honeypot({ label }: { label: string }) {
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        {label}
        <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
