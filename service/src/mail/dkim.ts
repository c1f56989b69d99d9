import { createHash, createSign } from 'node:crypto';
import type { Config } from '../config/config.ts';

/**
 * The header fields that the signature covers. Each is listed once more than the mail has it, so that nobody
 * can add another that a reader would see instead (RFC 6376, 8.15).
 */
const COVERED =
  `From Sender Reply-To To Cc Subject Date Message-ID In-Reply-To References MIME-Version
  Content-Type Content-Transfer-Encoding Auto-Submitted`.split(/\s+/);

const relaxedLine = (line: string) => line.replace(/[ \t]+/g, ' ').replace(/ $/, '');

/** RFC 6376, 3.4.2. */
function relaxedField(field: string): string {
  const colon = field.indexOf(':');
  const value = relaxedLine(field.slice(colon + 1).replaceAll('\r\n', ''));
  return `${field.slice(0, colon).toLowerCase().trim()}:${value.trim()}`;
}

/** RFC 6376, 3.4.4. */
function relaxedBody(body: string): string {
  const lines = body.split('\r\n').map(relaxedLine);
  while (lines.at(-1) === '') lines.pop();
  return lines.map((line) => `${line}\r\n`).join('');
}

/**
 * Signs a mail with DKIM (RFC 6376).
 *
 * @param mail its bytes, with CRLF line ends
 */
export function signMail(
  mail: Buffer,
  { domainName, keySelector, privateKey }: NonNullable<Config['dkim']>,
): Buffer {
  const end = mail.indexOf('\r\n\r\n');
  const fields = mail
    .subarray(0, end)
    .toString('latin1')
    .split(/\r\n(?![ \t])/)
    .map(relaxedField);
  const body = relaxedBody(mail.subarray(end + 4).toString('latin1'));
  const covered = COVERED.map((name) => {
    const sameName = fields.filter((field) => field.startsWith(`${name.toLowerCase()}:`)).reverse();
    return {
      signedFields: sameName,
      names: Array<string>(sameName.length + 1)
        .fill(name)
        .join(':'),
    };
  });
  const header = [
    `DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; d=${domainName};`,
    `s=${keySelector}; bh=${createHash('sha256').update(body, 'latin1').digest('base64')};`,
    `h=${covered.map(({ names }) => names).join(':\r\n ')};`,
    'b=',
  ].join('\r\n ');
  const data = [...covered.flatMap(({ signedFields }) => signedFields), relaxedField(header)].join(
    '\r\n',
  );
  const signature = createSign('RSA-SHA256').update(data, 'latin1').sign(privateKey, 'base64');
  const folded = signature.match(/.{1,72}/g)?.join('\r\n ') ?? '';
  return Buffer.concat([Buffer.from(`${header}${folded}\r\n`), mail]);
}
