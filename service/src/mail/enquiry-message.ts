import type { Checkboxes } from '@frontage/contract/company-facts';
import type { FormFields } from '@frontage/contract/form-fields';
import {
  answersInWords,
  isApplication,
  LABELS,
  servicesInWords,
  siteInWords,
} from '../enquiries/labels.ts';
import { MARK_AT } from '../enquiries/spam-score.ts';
import { dateInWords } from '../text/time-in-words.ts';
import type { Claimed } from '../store/claim.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { type Mailbox, parseAddress, parseInternationalAddress } from '../text/mailbox.ts';
import type { Channel } from '../deliveries/channel.ts';
import { acceptedWith, mailOutcome } from './mail-outcome.ts';
import type { Transport } from './transport.ts';

/** A message for a transport, which adds every header that is not named here. */
export type Message = {
  messageId: string;
  date: Date;
  from: Mailbox;
  to: Mailbox;
  replyTo?: Mailbox;
  subject: string;
  text: string;
  html?: string;
  /**
   * RFC 3834, 5. An acknowledgement has no envelope sender, so that it is never answered. An enquiry is not
   * marked: a person wrote it, and helpdesks suspend marked mail.
   */
  autoSubmitted?: 'auto-generated' | 'auto-replied';
  headers?: Record<string, string>;
  /** Replaces the same fields if the server supports SMTPUTF8 (RFC 6531). */
  withSmtpUtf8?: { replyTo: Mailbox; text: string; html: string };
};

export type Reader = {
  timeZone: string;
  checkboxes: Checkboxes;
  fields: FormFields;
  company: string;
  /** The accent of the company's theme, '#123456'. */
  accent: string | undefined;
};

/**
 * Returns the mail that tells the company about an enquiry.
 *
 * `From` is our address and `Reply-To` the visitor's: the visitor's address in `From` would fail DMARC (RFC 7489,
 * 3.1). Text that is not exactly one address appears only in the body, and so does a name that could be read as one.
 * A non-ASCII address is in `Reply-To` if the server supports it; if not, the text names the address to write to.
 */
export function enquiryMessage(
  enquiry: Claimed,
  { from, to, ...reader }: { from: Mailbox; to: Mailbox } & Reader,
): Message {
  const name = nameInHeader(enquiry.name);
  const address = parseAddress(enquiry.email.trim());
  const rows = describe(enquiry, reader);
  const what = isApplication(enquiry.fields) ? 'Application' : 'Enquiry';
  const parts = (all: Row[]) => {
    const shown = all.map(([label, value]): Row => [label, headerText(value, 1_000) || none]);
    return {
      text: textPart(shown, enquiry.message),
      html: htmlPart(shown, enquiry.message, reader),
    };
  };
  const international = parseInternationalAddress(enquiry.email.trim());
  const byHand: Row[] = international
    ? [[LABELS.toReply, `write to ${international}; our mail server cannot carry it in Reply-To`]]
    : [];
  return {
    messageId: enquiry.messageId,
    date: new Date(enquiry.createdAt),
    from,
    to,
    ...(address && { replyTo: { name, address } }),
    subject: `${enquiry.suspected ? '[Suspected spam] ' : ''}${what} from ${name || 'the website'}`,
    // Mail filters know these headers, and the owner's rules can use them.
    ...(enquiry.suspected && {
      headers: { 'X-Spam-Flag': 'YES', 'X-Spam-Score': String(enquiry.spamScore) },
    }),
    ...parts([...rows, ...byHand]),
    ...(international && {
      withSmtpUtf8: { replyTo: { name, address: international }, ...parts(rows) },
    }),
  };
}

type Row = readonly [label: string, value: string];

function describe(
  enquiry: Claimed,
  { timeZone, checkboxes, fields }: Pick<Reader, 'timeZone' | 'checkboxes' | 'fields'>,
): Row[] {
  return [
    [LABELS.name, enquiry.name],
    [LABELS.email, enquiry.email],
    // A form without checkboxes has no line for them.
    ...(enquiry.services || (Object.keys(checkboxes).length > 0 && !isApplication(enquiry.fields))
      ? [[LABELS.services, servicesInWords(enquiry.services, checkboxes)] as const]
      : []),
    ...answersInWords(enquiry.fields, fields),
    ...(enquiry.language === null
      ? []
      : [[LABELS.language, siteInWords(enquiry.language)] as const]),
    [LABELS.createdAt, dateInWords(enquiry.createdAt, timeZone)],
    [LABELS.publicId, enquiry.publicId],
    ...(enquiry.suspected
      ? [
          [
            LABELS.marked,
            `it looks like spam (${enquiry.spamScore}, marked from ${MARK_AT} on)`,
          ] as const,
        ]
      : []),
  ];
}

const none = '(left empty)';

function textPart(rows: Row[], message: string): string {
  const head = rows.map(([label, value]) => `${label}: ${value}`);
  return `${head.join('\n')}\n\n${message || none}\n`;
}

/** Returns the HTML part, without pictures: clients block those of other hosts. */
function htmlPart(
  rows: Row[],
  message: string,
  { company, accent = '#000000' }: Pick<Reader, 'company' | 'accent'>,
): string {
  const cells = rows.map(
    ([label, value]) =>
      `<tr><th align="left">${escapeHtml(label)}</th><td dir="auto">${escapeHtml(value)}</td></tr>`,
  );
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Enquiry</title></head><body>',
    `<p style="border-bottom: 2px solid ${accent}; padding-bottom: 8px; color: ${accent}; font-weight: bold">${escapeHtml(company)}</p>`,
    `<table cellpadding="4">${cells.join('')}</table>`,
    `<p dir="auto" style="white-space: pre-wrap">${escapeHtml(message) || none}</p>`,
    '</body></html>\n',
  ].join('\n');
}

// C0 and C1 controls, line and paragraph separators could end a header or a line in it.
const controls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;
// Bidirectional controls can make a name or a subject read as something else (Trojan Source, CVE-2021-42574).
// Right-to-left letters need none of them here.
const bidi = /\p{Bidi_Control}/gu;

/**
 * Returns the visitor's name for `Subject` and `Reply-To`; empty if it holds an address, which could be read
 * as the one to answer.
 */
function nameInHeader(text: string): string {
  const name = headerText(text, 80);
  if (name.normalize('NFKC').includes('@')) return '';
  // A reader would decode what looks like an encoded word (RFC 2047).
  return name.replaceAll('=?', '= ?');
}

/**
 * Makes a visitor's text safe for a header.
 *
 * @param longest the most characters to keep; shortened text ends in '…'
 */
function headerText(text: string, longest: number): string {
  const line = text
    .toWellFormed()
    .replace(controls, ' ')
    .replace(bidi, '')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = [...line];
  return characters.length <= longest ? line : `${characters.slice(0, longest - 1).join('')}…`;
}

/** The channel that mails enquiries to the company. Mail servers accept a few mails at once, but not many. */
export function mailChannel({
  transport,
  toOf,
  ...mail
}: Reader & {
  transport: Transport;
  from: Mailbox;
  toOf: (enquiry: Claimed) => Mailbox;
}): Channel {
  return {
    destination: 'mail',
    successMessage: 'enquiry mailed',
    concurrency: 4,
    suspectedConcurrency: 1,
    deliver: async (claimed) => {
      const to = toOf(claimed);
      return acceptedWith(await transport.send(enquiryMessage(claimed, { ...mail, to })));
    },
    outcomeOf: mailOutcome,
  };
}
