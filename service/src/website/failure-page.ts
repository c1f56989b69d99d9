import type { Checkboxes } from '@frontage/contract/company-facts';
import { type FailureCause, FAILURES } from '@frontage/contract/failures';
import { ENQUIRY_PATH, token, TOKEN_NAME } from '@frontage/contract/form';
import type { Refusal } from '../http/problem.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { inWords } from '../text/time-in-words.ts';
import type { Site } from './load-site.ts';

/** What was typed, to show it again. */
export type Typed = {
  name: string;
  email: string;
  message: string;
  services: readonly string[];
  /** The language that the form says it is in: anything, until it is looked up. */
  language: string;
};

export type FailurePage = (refusal: Refusal, typed: Typed) => string;

/**
 * The page for a visitor without JavaScript whose form was refused: the site's own page for that cause with
 * its tokens filled in, in the language of the form, or a plain one when no site is built.
 *
 * @param checkboxes what can be ticked there
 */
export function createFailurePage(site: Site, checkboxes: Checkboxes): FailurePage {
  const plain = plainPage(checkboxes);
  const page = (path: string) => site.failurePages.get(path);
  const pageOf = (cause: FailureCause, language: string | undefined) =>
    (language && page(`/${language}/enquiry-failed/${cause}.html`)) ??
    page(`/enquiry-failed/${cause}.html`);
  return (refusal, typed) => {
    const cause = causeOf(refusal);
    const further = site.languages.has(typed.language) ? typed.language : undefined;
    const values: Record<string, string> = {
      detail: refusal.message,
      fate: fates[FAILURES[cause].received ? 'received' : 'lost'],
      wait: inWords(Number(refusal.headers['Retry-After'] ?? 0), further),
      name: typed.name,
      email: typed.email,
      message: typed.message,
    };
    return fill(pageOf(cause, further) ?? plain, values, typed.services);
  };
}

/** The nearest cause that the site has a page for. */
function causeOf({ kind, status }: Refusal): FailureCause {
  if (kind in FAILURES) return kind as FailureCause;
  return status < 500 ? 'malformed-body' : 'internal-error';
}

const fates = {
  received: 'What you wrote is below.',
  lost: 'What you wrote did not reach us, so the fields below are empty. Your browser may still have it one page back.',
};

// Three places for a token: a checkbox's state, a property of an island (JSON inside an attribute,
// which needs both escapes), and text. One pass, so that nothing typed is ever read as a token.
const tokens = new RegExp(
  ` data-checked="${TOKEN_NAME}"|&quot;${TOKEN_NAME}&quot;|${TOKEN_NAME}`,
  'g',
);

function fill(html: string, values: Record<string, string>, services: readonly string[]): string {
  return html.replace(tokens, (whole, box?: string, property?: string, text?: string) => {
    if (box !== undefined) return services.includes(box) ? ' checked' : '';
    const value = values[property ?? text ?? ''];
    if (value === undefined) return whole;
    return escapeHtml(property === undefined ? value : JSON.stringify(value));
  });
}

const plainPage = (checkboxes: Checkboxes) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; form-action 'self'"><meta name="viewport" content="width=device-width"><title>Not sent</title></head>
<body>
<h1>Your enquiry was not sent</h1>
<p role="alert">${token('detail')}</p>
<p>${token('fate')}</p>
<form method="post" action="${ENQUIRY_PATH}">
<p><label>Name <input name="name" value="${token('name')}"></label></p>
<p><label>Email <input name="email" type="email" value="${token('email')}"></label></p>
${fieldset(Object.entries(checkboxes))}
<p><label>Message <textarea name="message" rows="4">${token('message')}</textarea></label></p>
<p><button>Send again</button></p>
</form>
</body>
</html>
`;

function fieldset(checkboxes: [key: string, label: string][]): string {
  if (checkboxes.length === 0) return '';
  const labels = checkboxes.map(
    ([key, label]) =>
      `<label><input type="checkbox" name="services" value="${key}" data-checked="${token(key)}"> ${escapeHtml(label)}</label>`,
  );
  return `<fieldset><legend>What do you need help with?</legend>\n${labels.join('\n')}\n</fieldset>`;
}
