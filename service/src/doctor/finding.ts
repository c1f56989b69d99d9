import { printable } from '../operator/printable.ts';

/**
 * `fault`: mail or enquiries are lost, or will be. `warning`: it works, but less well than it could.
 * `skipped`: it cannot be checked from here, or does not apply.
 */
type Status = 'ok' | 'warning' | 'fault' | 'skipped';

/** What one check found. `why` and `fix` are present unless all is well. */
export type Finding = { check: string; status: Status; what: string; why?: string; fix?: string };

export const createFindings = (check: string) => ({
  ok: (what: string): Finding => ({ check, status: 'ok', what }),
  skipped: (what: string, why: string): Finding => ({ check, status: 'skipped', what, why }),
  warning: (what: string, why: string, fix: string): Finding => {
    return { check, status: 'warning', what, why, fix };
  },
  fault: (what: string, why: string, fix: string): Finding => {
    return { check, status: 'fault', what, why, fix };
  },
});

/** Formats the findings for a person. Control characters in other servers' answers cannot steer the terminal. */
export function formatReport(findings: Finding[]): string {
  const lines = findings.flatMap(({ check, status, what, why, fix }) => [
    `${(status === 'fault' ? 'FAULT' : status).padEnd(8)}${check}: ${what}`,
    ...(why === undefined ? [] : [`          why: ${why}`]),
    ...(fix === undefined ? [] : [`          fix: ${fix}`]),
  ]);
  const countOf = (status: Status) => {
    const { length } = findings.filter((finding) => finding.status === status);
    return `${length} ${status}${length === 1 ? '' : 's'}`;
  };
  const summary = `${countOf('fault')}, ${countOf('warning')}`;
  return [...lines.map((line) => printable(line)), '', summary].join('\n');
}
