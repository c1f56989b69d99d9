import { connect } from 'node:net';

/** Sends bytes that no HTTP client would send, and reads until the server closes. */
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

export const statusOf = (answer: string): number => Number(answer.split(' ')[1] ?? 0);

/** Returns the headers of an answer, by their names in lower case. */
export const headersOf = (answer: string): Record<string, string> =>
  Object.fromEntries(
    (answer.split('\r\n\r\n')[0] ?? '')
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(/: (.*)/))
      .map(([name = '', value = '']) => [name.toLowerCase(), value]),
  );
