import { connect } from 'node:net';

/** Sends bytes as they are, which no HTTP client would, and reads until the server closes. */
export function rawRequest(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setTimeout(5_000, () => socket.destroy());
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

/** The status of an answer that `rawRequest` read. */
export const statusOf = (answer: string): number => Number(answer.split(' ')[1] ?? 0);

/** The headers of an answer that `rawRequest` read, by their names in small letters. */
export const headersOf = (answer: string): Record<string, string> =>
  Object.fromEntries(
    (answer.split('\r\n\r\n')[0] ?? '')
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(/: (.*)/))
      .map(([name = '', value = '']) => [name.toLowerCase(), value]),
  );
