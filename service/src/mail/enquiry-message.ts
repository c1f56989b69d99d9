import type { Checkboxes } from '@frontage/contract/company-facts';
import type { FormFields } from '@frontage/contract/form-fields';
import {
  labeledAnswers,
  isApplication,
  LABELS,
  serviceLabels,
  siteName,
} from '../enquiries/labels.ts';
import { formatDate } from '../text/format-time.ts';
import type { ClaimedDelivery } from '../store/claim.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { type Mailbox, parseAddress } from '../text/mailbox.ts';
import type { Channel } from '../deliveries/channel.ts';
import { acceptedOutcome, mailOutcome } from './mail-outcome.ts';
import type { Message } from './build-mail.ts';
import type { Transport } from './transport.ts';

type MessageContext = {
  timeZone: string;
  checkboxes: Checkboxes;
  fields: FormFields;
  companyName: string;
  /** The accent of the company's theme, '#123456'. */
  accent: string | undefined;
};

/**
 * Returns the mail that tells the company about an enquiry.
 *
 * `From` is our address and `Reply-To` the visitor's: the visitor's address in `From` would fail DMARC (RFC 9989,
 * 4.4). Text that is not exactly one ASCII address appears only in the body, and so does a name that could be read as one.
 */
export function enquiryMessage(
  enquiry: ClaimedDelivery,
  { from, to, ...context }: { from: Mailbox; to: Mailbox } & MessageContext,
): Message {
  const name = nameInHeader(enquiry.name);
  const address = parseAddress(enquiry.email.trim());
  const kind = isApplication(enquiry.fields) ? 'Application' : 'Enquiry';
  const rows = tableRows(enquiry, context).map(([label, value]): Row => [
    label,
    headerText(value, 1_000) || EMPTY_VALUE,
  ]);
  return {
    messageId: enquiry.messageId,
    date: new Date(enquiry.createdAt),
    from,
    to,
    ...(address && { replyTo: { name, address } }),
    subject: `${enquiry.suspected ? '[Suspected spam] ' : ''}${kind} from ${name || 'the website'}`,
    // Mail filters know this header, and the owner's rules can use it.
    ...(enquiry.suspected && { headers: { 'X-Spam-Flag': 'YES' } }),
    text: textPart(rows, enquiry.message),
    html: htmlPart(rows, enquiry.message, context),
  };
}

type Row = readonly [label: string, value: string];

function tableRows(
  enquiry: ClaimedDelivery,
  { timeZone, checkboxes, fields }: Pick<MessageContext, 'timeZone' | 'checkboxes' | 'fields'>,
): Row[] {
  return [
    [LABELS.name, enquiry.name],
    [LABELS.email, enquiry.email],
    // A form without checkboxes has no line for them.
    ...(enquiry.services || (Object.keys(checkboxes).length > 0 && !isApplication(enquiry.fields))
      ? [[LABELS.services, serviceLabels(enquiry.services, checkboxes)] as const]
      : []),
    ...labeledAnswers(enquiry.fields, fields),
    ...(enquiry.language === null ? [] : [[LABELS.language, siteName(enquiry.language)] as const]),
    [LABELS.createdAt, formatDate(enquiry.createdAt, timeZone)],
    [LABELS.publicId, enquiry.publicId],
    ...(enquiry.email.includes('@') && !parseAddress(enquiry.email.trim())
      ? [
          [
            LABELS.toReply,
            'copy the address above: a reply to this mail does not reach it',
          ] as const,
        ]
      : []),
  ];
}

const EMPTY_VALUE = '(left empty)';

function textPart(rows: Row[], message: string): string {
  const head = rows.map(([label, value]) => `${label}: ${value}`);
  return `${head.join('\n')}\n\n${message || EMPTY_VALUE}\n`;
}

/** Returns the HTML part, without pictures: clients block those of other hosts. */
function htmlPart(
  rows: Row[],
  message: string,
  { companyName, accent = '#000000' }: Pick<MessageContext, 'companyName' | 'accent'>,
): string {
  const cells = rows.map(
    ([label, value]) =>
      `<tr><th align="left">${escapeHtml(label)}</th><td dir="auto">${escapeHtml(value)}</td></tr>`,
  );
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Enquiry</title></head><body>',
    `<p style="border-bottom: 2px solid ${accent}; padding-bottom: 8px; color: ${accent}; font-weight: bold">${escapeHtml(companyName)}</p>`,
    `<table cellpadding="4">${cells.join('')}</table>`,
    `<p dir="auto" style="white-space: pre-wrap">${escapeHtml(message) || EMPTY_VALUE}</p>`,
    '</body></html>\n',
  ].join('\n');
}

// C0 and C1 controls, line and paragraph separators could end a header or a line in it.
const controls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;
// Bidirectional controls can make a name or a subject read as something else (Trojan Source, CVE-2021-42574).
// Right-to-left letters need none of them here.
const bidiControls = /\p{Bidi_Control}/gu;

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
 * @param maxLength the most characters to keep; shortened text ends in '…'
 */
function headerText(text: string, maxLength: number): string {
  const line = text
    .toWellFormed()
    .replace(controls, ' ')
    .replace(bidiControls, '')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = [...line];
  return characters.length <= maxLength ? line : `${characters.slice(0, maxLength - 1).join('')}…`;
}

/** The channel that mails enquiries to the company. Mail servers accept a few mails at once, but not many. */
export function mailChannel({
  transport,
  recipientOf,
  site,
  ...mail
}: Omit<MessageContext, 'accent'> & {
  transport: Transport;
  /** Read for each mail: it changes when the site is built again. */
  site: { accent: string | undefined };
  from: Mailbox;
  recipientOf: (enquiry: ClaimedDelivery) => Mailbox;
}): Channel {
  return {
    destination: 'mail',
    successMessage: 'enquiry mailed',
    concurrency: 4,
    deliver: async (claimed) => {
      const to = recipientOf(claimed);
      return acceptedOutcome(
        await transport.send(enquiryMessage(claimed, { ...mail, accent: site.accent, to })),
      );
    },
    outcomeOf: mailOutcome,
  };
}
