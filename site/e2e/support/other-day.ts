import { readFileSync } from 'node:fs';

// Loaded before a process: sets its clocks ahead by as many milliseconds as the file AHEAD says, and runs its work of
// every minute each second.

const ahead = () => Number(readFileSync(process.env.AHEAD ?? '', 'utf8'));
for (const clock of [Date, performance]) {
  const now = clock.now.bind(clock);
  clock.now = () => now() + ahead();
}
const startInterval = setInterval;
globalThis.setInterval = ((work: () => void, ms: number) =>
  startInterval(work, ms / 60)) as typeof setInterval;
