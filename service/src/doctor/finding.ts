/**
 * `fault`: mail or enquiries are lost, or will be. `warning`: it works, but less well than it could.
 * `skipped`: it cannot be checked from here, or does not apply.
 */
export type Status = 'ok' | 'warning' | 'fault' | 'skipped';

/** What one check found. `why` and `fix` are there unless all is well. */
export type Finding = { check: string; status: Status; what: string; why?: string; fix?: string };

/** Makes the findings of one check, so that each says in a line what it found. */
export function findingsOf(check: string) {
  return {
    ok: (what: string): Finding => ({ check, status: 'ok', what }),
    skipped: (what: string, why: string): Finding => ({ check, status: 'skipped', what, why }),
    warning: (what: string, why: string, fix: string): Finding => ({
      check,
      status: 'warning',
      what,
      why,
      fix,
    }),
    fault: (what: string, why: string, fix: string): Finding => ({
      check,
      status: 'fault',
      what,
      why,
      fix,
    }),
  };
}
