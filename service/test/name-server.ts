import { createSocket } from 'node:dgram';
import { decode, encode, type Answer } from 'dns-packet';
import { stopAfterTest } from './stop-after-test.ts';

/** Records of a name, by type. `fail` answers SERVFAIL, `silent` never answers. */
export type Zone = Record<
  string,
  { A?: string[]; AAAA?: string[]; MX?: string[]; TXT?: string[] } | 'fail' | 'silent'
>;

const NAME_ERROR = 3;
const SERVER_FAILURE = 2;

/**
 * Starts a name server on loopback that knows only this zone, until the test has ended.
 *
 * @returns its address
 */
export async function startNameServer(zone: Zone): Promise<string> {
  const socket = createSocket('udp4');
  socket.on('message', (message, { address, port }) => {
    const { id, questions = [] } = decode(message);
    const [question] = questions;
    if (!question) return;
    const known = zone[question.name.toLowerCase()];
    if (known === 'silent') return;
    const broken = known === 'fail';
    const answers: Answer[] = broken || !known ? [] : answersOf(known, question.type);
    for (const answer of answers) answer.name = question.name;
    socket.send(
      encode({
        type: 'response',
        id: id ?? 0,
        flags: broken ? SERVER_FAILURE : known ? 0 : NAME_ERROR,
        questions,
        answers,
      }),
      port,
      address,
    );
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  stopAfterTest(() => new Promise((resolve) => socket.close(() => resolve())));
  return `127.0.0.1:${socket.address().port}`;
}

function answersOf(records: Exclude<Zone[string], string>, type: string): Answer[] {
  const name = '';
  const addressesOf = (kind: 'A' | 'AAAA') =>
    (records[kind] ?? []).map((data): Answer => ({ type: kind, name, data }));
  if (type === 'A' || type === 'AAAA') return addressesOf(type);
  if (type === 'MX')
    return (records.MX ?? []).map((exchange, index) => ({
      type,
      name,
      data: { preference: index, exchange },
    }));
  // A TXT string holds 255 bytes; longer records have several strings.
  if (type === 'TXT')
    return (records.TXT ?? []).map((text) => ({
      type,
      name,
      data: text.match(/[\s\S]{1,255}/g) ?? [''],
    }));
  return [];
}
