import {
  isConnectFailure,
  isSetupError,
  type Outcome,
  type SmtpReply,
} from '../deliveries/channel.ts';

type MailError = {
  code?: string;
  responseCode?: number;
  response?: string;
  command?: string;
  originalCode?: string;
  timeoutType?: string;
};

// 530 and 538 ask for authentication or encryption (RFC 4954, 6), 534 and 535 refuse it.
const setupCodes = new Set([530, 534, 535, 538]);

// Mail servers name the id of a mail in their own ways: Postfix, Exim, Exchange, Haraka, SES, Sendmail,
// OpenSMTPD and Gmail. It must never be part of an address.
const queueId = String.raw`([a-z\d][\w.-]{4,63})(?![\w.-])(?!\S*@)`;
const queueIds = new RegExp(
  `(?:queued as |\\bid=|InternalId=|queued \\(|^250 ok )${queueId}|(?<!\\S)${queueId}(?: message accepted| - gsmtp)`,
  'im',
);

/** Returns the codes and ids of a server's reply. The rest of its text can contain an address, so it is not logged. */
function smtpReplyIn(response: unknown): SmtpReply {
  const text = typeof response === 'string' ? response.slice(0, 2_000) : '';
  const [, enhanced] = /^[245]\d\d[ -]([245]\.\d{1,3}\.\d{1,3})(?!\S)/m.exec(text) ?? [];
  const [, first, second] = queueIds.exec(text) ?? [];
  const queueId = first ?? second ?? '';
  return { ...(enhanced && { enhanced }), ...(/\d/.test(queueId) && { queueId }) };
}

export const acceptedOutcome = (response: unknown) => ({
  code: '250',
  smtpReply: smtpReplyIn(response),
});

/** Classifies a transport's error. The SMTP codes are those of RFC 5321, section 4.2.1. */
export function mailOutcome(error: unknown): Outcome {
  return { ...classifyMailError(error), smtpReply: smtpReplyIn((error as MailError).response) };
}

function classifyMailError(error: unknown): Omit<Outcome, 'smtpReply'> {
  const { code = 'EUNKNOWN', responseCode, response, command = '', ...more } = error as MailError;
  const hasReply = typeof responseCode === 'number' && responseCode >= 400;
  // nodemailer keeps the socket's error, or the step that timed out, which says most.
  const root = more.originalCode ?? more.timeoutType ?? code;
  const reportedCode = hasReply ? String(responseCode) : root;
  if (isSetup(code, responseCode, command, reportedCode))
    return { kind: 'setup', code: reportedCode };
  if (hasReply) {
    // 503 means that the session is out of step, and 554 as a greeting refuses us: neither refuses this mail.
    const isFinal = responseCode >= 500 && responseCode < 600 && responseCode !== 503;
    const isRefused = isFinal && /MAIL|RCPT|DATA/.test(command);
    return { kind: isRefused ? 'permanent' : 'transient', code: reportedCode };
  }
  if (code === 'EENVELOPE' || code === 'EMESSAGE') {
    // Without an answer the fault is ours. A meaningless answer (no code, or one that does not fit this step)
    // refuses nothing; after the message itself it may even mean success.
    if (response === undefined) return { kind: 'permanent', code: reportedCode };
    return { kind: code === 'EMESSAGE' ? 'ambiguous' : 'transient', code: reportedCode };
  }
  // These errors occur before a session begins. After any other break the server may have accepted the mail:
  // a connection that drops after DATA looks like one that drops before.
  const fileSystem = /^(ENOSPC|EACCES|EROFS|ENOENT|ENOTDIR|EDQUOT)$/;
  const hasBegun = !isConnectFailure(reportedCode) && !fileSystem.test(reportedCode);
  return { kind: hasBegun ? 'ambiguous' : 'transient', code: reportedCode };
}

function isSetup(
  code: string,
  responseCode: number | undefined,
  command: string,
  reportedCode: string,
) {
  // Without encryption we send no password, and a server that refuses our greeting gets no mail.
  if (/STARTTLS|[EH]+LO/.test(command) && (responseCode ?? 0) >= 500) return true;
  // 454 at AUTH is temporary (RFC 4954, 4.7.3), but still no fault of the mail.
  if (code === 'EAUTH' || code === 'ENOAUTH' || command.startsWith('AUTH')) return true;
  // The server refuses our own sender, and would do so for every mail; 552 is about the size of this mail
  // (RFC 1870, 6.1).
  if (command.startsWith('MAIL') && (responseCode ?? 0) >= 500 && responseCode !== 552) return true;
  if (responseCode !== undefined && responseCode >= 400) return setupCodes.has(responseCode);
  if (code === 'ETLS' || code === 'EDNS' || code === 'ECONFIG') return true;
  return isSetupError(reportedCode);
}
