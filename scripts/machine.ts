import { cpus, totalmem } from 'node:os';

/** What a measurement was made on, for the line over its table. */
export function machine(): string {
  const model = cpus()[0]?.model ?? 'unknown processor';
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `${cpus().length} × ${model}, ${memory} GiB, Node ${process.versions.node}, ${process.platform} ${process.arch}`;
}
