import { expect, test } from 'vitest';
import { sendBacklog, oneMailAConnection } from '../send-backlog.ts';
import { startSlowSmtp } from '../slow-smtp.ts';

const count = 2_000;
const minutes = (number: number) => number * 60_000;

test(
  '2,000 mails to a server that takes 1 s for every answer arrive within 3 minutes',
  async () => {
    const old = await startSlowSmtp({ delayMs: 1_000 });
    // A part of it: each round of four takes as long as the one before.
    const part = 40;
    const partSeconds = await sendBacklog(
      old,
      part,
      { deps: { transport: oneMailAConnection(old.url), relay: { connections: 4 } } },
      minutes(5),
    );
    await old.stop();
    const peer = await startSlowSmtp({ delayMs: 1_000 });
    const seconds = await sendBacklog(peer, count, {}, minutes(10));
    console.log(
      `${count} mails in ${seconds.toFixed()} s over up to ${peer.most()} connections; ` +
        `one mail a connection, four at once: ${part} in ${partSeconds.toFixed()} s, ` +
        `so ${count} in ${((partSeconds * count) / part / 60).toFixed()} minutes`,
    );
    await peer.stop();
    expect(seconds).toBeLessThan(180);
  },
  minutes(15),
);
