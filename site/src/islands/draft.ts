import { FORM_FIELD, HONEYPOT, LANGUAGE_FIELD } from '@frontage/contract/form';

// An unfinished message survives a reload. The draft stays in this tab until it is sent. An application form, whose
// message starts with given words, has its own draft.
const KEY =
  `enquiry-draft ${globalThis.document?.querySelector('textarea')?.defaultValue ?? ''}`.trim();

const UNTYPED = [HONEYPOT, LANGUAGE_FIELD, FORM_FIELD];

type Draft = { name: string; value: string }[];

/** The form works even if storage is full or blocked. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

export function saveDraft(form: HTMLFormElement): void {
  const draft: Draft = [...new FormData(form)]
    .filter(([name, value]) => value !== '' && !UNTYPED.includes(name))
    .map(([name, value]) => ({ name, value: String(value) }));
  attempt(() =>
    draft.length > 0
      ? sessionStorage.setItem(KEY, JSON.stringify(draft))
      : sessionStorage.removeItem(KEY),
  );
}

/** Clears what was sent. Fields edited meanwhile keep their values in the form and in the draft. */
export function clearSentDraft(form: HTMLFormElement, sent: FormData): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('[name]')) {
    if (!sent.getAll(field.name).includes(field.value)) continue;
    if (field.type === 'checkbox') field.checked = false;
    // A select has no default value.
    else field.value = field.defaultValue ?? '';
  }
  saveDraft(form);
}

/** Restores a draft without overwriting what the visitor has already typed. */
export function restoreDraft(form: HTMLFormElement): void {
  const saved = attempt(() => JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as Draft) ?? [];
  for (const { name, value } of saved) {
    for (const field of form.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)) {
      if (field.type === 'checkbox') field.checked ||= field.value === value;
      else if (field.value === (field.defaultValue ?? '')) field.value = value;
    }
  }
}
