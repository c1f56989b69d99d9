import { SERVICE_KEYS, SERVICE_LABELS } from '@frontage/contract/services';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { FormValues } from '../lib/enquiry-tokens.ts';
import type { FormWords } from '../lib/page-words.ts';
import { buttonClass } from '../ui/button-class.ts';
import { Field } from '../ui/Field.tsx';
import { clearDraft, restoreDraft, saveDraft } from './draft.ts';
import { enquiryFrom, send } from './send-enquiry.ts';

const Toaster = lazy(() => import('./Toaster.tsx'));

type Props = {
  action: string;
  email: string;
  words: FormWords;
  /** What stands in the fields from the start: only for the page that gives an enquiry back. */
  values?: FormValues;
};
type State = 'editing' | 'sending' | 'failed';

/**
 * The enquiry form. Without JavaScript it is a plain form that posts to the service; hydrated, it
 * sends JSON, keeps a draft over a reload and answers with a toast.
 */
export function ContactForm({ action, email, words, values }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const attempt = useRef<string>(undefined);
  const [state, setState] = useState<State>('editing');
  const [toast, setToast] = useState<{ id: number; ok: boolean }>();

  useEffect(() => {
    if (form.current) restoreDraft(form.current);
  }, []);

  function keepDraft() {
    // Another text is another enquiry: it gets a key of its own.
    attempt.current = undefined;
    if (form.current) saveDraft(form.current);
  }

  async function submit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'sending') return;
    const sent = event.currentTarget;
    attempt.current ??= crypto.randomUUID();
    setState('sending');
    const ok = await send(action, enquiryFrom(new FormData(sent)), attempt.current);
    setToast((last) => ({ id: (last?.id ?? 0) + 1, ok }));
    setState(ok ? 'editing' : 'failed');
    if (!ok) return;
    attempt.current = undefined;
    clearDraft();
    sent.reset();
  }

  const sending = state === 'sending';
  return (
    <form
      ref={form}
      action={action}
      method="post"
      onSubmit={submit}
      onInput={keepDraft}
      aria-busy={sending}
      className="grid gap-6"
    >
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label={words.name} name="name" autoComplete="name" value={values?.name} />
        <Field
          label={words.email}
          name="email"
          type="email"
          autoComplete="email"
          value={values?.email}
        />
      </div>
      <Services prompt={words.services} checked={values?.checked} />
      <Field label={words.message} name="message" rows={4} value={values?.message} />
      <Honeypot />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <button type="submit" aria-disabled={sending} className={buttonClass()}>
          {sending ? words.sending : words.button}
        </button>
        <p className="text-small text-muted">
          <a className="inline-flex min-h-11 items-center link" href="/privacy-policy">
            {words.privacy}
          </a>
        </p>
      </div>
      <p role="status" className="text-oxide empty:hidden">
        {state === 'failed' && <FailureHelp words={words.failureHelp} email={email} />}
      </p>
      {toast && (
        <Suspense>
          <Toaster toast={toast} success={words.success} failure={words.failure} />
        </Suspense>
      )}
    </form>
  );
}

type ServicesProps = { prompt: string; checked: FormValues['checked'] | undefined };

function Services({ prompt, checked }: ServicesProps) {
  return (
    <fieldset>
      <legend className="font-semibold">{prompt}</legend>
      <div className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {SERVICE_KEYS.map((key) => (
          <label key={key} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              name="services"
              value={key}
              data-checked={checked?.[key]}
              className="size-5 shrink-0"
            />
            {SERVICE_LABELS[key]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Only a robot fills this in. The service holds such an enquiry back; the JSON never carries it. */
function Honeypot() {
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        Website
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** The words around the address, with the address as a link. */
function FailureHelp({ words, email }: { words: string; email: string }) {
  const [before, after] = words.split('{email}');
  return (
    <>
      {before}
      <a className="font-semibold link" href={`mailto:${email}`}>
        {email}
      </a>
      {after}
    </>
  );
}
