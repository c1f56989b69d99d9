import { connect, type Socket } from 'node:net';

export type Latencies = { count: number; failed: number; p50: number; p99: number; max: number };

export type Flood = Latencies & { perSecond: number };

type FloodOptions = {
  port: number;
  path: string;
  connections: number;
  seconds: number;
  body: (n: number) => string;
};

/**
 * Posts as fast as answers come, over so many kept connections. Bare sockets: an HTTP client would
 * be slower than what it measures. Times are in milliseconds.
 */
export async function flood(options: FloodOptions): Promise<Flood> {
  const { port, path, connections, seconds, body } = options;
  const times: number[] = [];
  let failed = 0;
  let n = 0;
  const began = performance.now();
  const end = began + seconds * 1_000;
  const sender = async () => {
    const exchange = await open(port);
    while (performance.now() < end) {
      const text = body(n++);
      const asked = performance.now();
      const status = await exchange.send(
        `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
      );
      if (status === 200) times.push(performance.now() - asked);
      else failed += 1;
    }
    exchange.close();
  };
  await Promise.all(Array.from({ length: connections }, sender));
  const took = (performance.now() - began) / 1_000;
  return { ...summary(times, failed), perSecond: times.length / took };
}

/** Fetches a page over one connection, every `pauseMs`, and says how long each took. */
export async function watchPage(options: {
  port: number;
  seconds: number;
  pauseMs: number;
}): Promise<Latencies> {
  const exchange = await open(options.port);
  const times: number[] = [];
  let failed = 0;
  const end = performance.now() + options.seconds * 1_000;
  while (performance.now() < end) {
    const asked = performance.now();
    const status = await exchange.send('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
    if (status === 200) times.push(performance.now() - asked);
    else failed += 1;
    await new Promise((resolve) => setTimeout(resolve, options.pauseMs));
  }
  exchange.close();
  return summary(times, failed);
}

function summary(times: number[], failed: number): Latencies {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { count: sorted.length, failed, p50: at(0.5), p99: at(0.99), max: sorted.at(-1) ?? 0 };
}

async function open(port: number) {
  const socket: Socket = connect(port, '127.0.0.1');
  socket.setNoDelay(true);
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', reject);
  });
  let waiting: PromiseWithResolvers<number> | undefined;
  let head = '';
  let missing = -1;
  socket.on('data', (chunk: Buffer) => {
    if (missing < 0) {
      head += chunk.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
      missing = length - (head.length - end - 4);
    } else {
      missing -= chunk.length;
    }
    if (missing > 0) return;
    const status = Number(head.slice(9, 12));
    head = '';
    missing = -1;
    waiting?.resolve(status);
  });
  socket.on('close', () => waiting?.reject(new Error('the server closed the connection')));
  return {
    send: (request: string) => {
      waiting = Promise.withResolvers<number>();
      socket.write(request);
      return waiting.promise;
    },
    close: () => {
      waiting = undefined;
      socket.destroy();
    },
  };
}
