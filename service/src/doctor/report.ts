import { printable } from '../operator/printable.ts';
import type { Finding, Status } from './finding.ts';

const signs: Record<Status, string> = {
  ok: 'ok      ',
  warning: 'warning ',
  fault: 'FAULT   ',
  skipped: 'skipped ',
};

/** The findings as a person reads them; what other servers said cannot steer the terminal. */
export function report(findings: Finding[]): string {
  const lines = findings.flatMap(({ check, status, what, why, fix }) => [
    `${signs[status]}${check}: ${what}`,
    ...(why === undefined ? [] : [`          why: ${why}`]),
    ...(fix === undefined ? [] : [`          fix: ${fix}`]),
  ]);
  const count = (status: Status) => findings.filter((finding) => finding.status === status).length;
  const plural = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
  const sum = `${plural(count('fault'), 'fault')}, ${plural(count('warning'), 'warning')}`;
  return [...lines.map((line) => printable(line)), '', sum].join('\n');
}
