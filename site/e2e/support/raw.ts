import { connect } from 'node:net';

/** Sends bytes that no HTTP client would send, and reads until the server closes. */
export function raw(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'));
    // Far longer than an answer takes: the server should have closed by then.
    socket.setTimeout(60_000, () => reject(new Error(`No end of the answer to ${bytes}`)));
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

/** A minimal HTTP request with additional headers. */
export const lines = (start: string, ...headers: string[]) =>
  [start, 'Host: 127.0.0.1', ...headers, 'Connection: close', '', ''].join('\r\n');
