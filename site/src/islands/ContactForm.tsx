import { FORM_FIELD, HONEYPOT, LANGUAGE_FIELD } from '@frontage/contract/form';
import { useEffect, useRef, useState } from 'react';
import { fillWords } from '../i18n/fill-words.ts';
import type { InitialValues } from './enquiry-tokens.ts';
import { readableAddress } from '../ui/contact-links.ts';
import type { FormWords } from '../schema/contact.ts';
import { buttonClass } from '../ui/button-class.ts';
import { clearSentDraft, restoreDraft, saveDraft } from './draft.ts';
import { type Answer, FormAnswer } from './FormAnswer.tsx';
import { EnquiryFields } from './EnquiryFields.tsx';
import { readEnquiry, sendEnquiry } from './send-enquiry.ts';
import { prepareToasts, showToast } from './show-toast.ts';
import './ContactForm.css';

/** The service has to answer in the page's language if it is not the first one. */
const LANGUAGE = import.meta.env.ADDITIONAL_LANGUAGE;

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
    const enquiry = readEnquiry(sent, Object.keys(checkboxes), words.fields);
    if (isApplication) enquiry.form = 'application';
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
    const close = fillWords(words.close, { toast: message });
    const shownToast = await showToast(words.notifications, {
      kind: ok ? 'success' : 'error',
      text: message,
      close,
    });
    setSending(false);
    setAnswer({ ok, isAnnounced: shownToast, help, enquiry: { ...enquiry, email: address } });
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
      <EnquiryFields words={words} values={values} checkboxes={checkboxes} />
      <Honeypot label={words[HONEYPOT]} />
      {isApplication && <input type="hidden" name={FORM_FIELD} value="application" />}
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
