/**
 * Why a plain form is not accepted. The site builds a page for each cause, `enquiry-failed/<cause>.html`, which the
 * service sends as its answer. `received` says whether the service received the values of the form. Only then can
 * the page show them again, and know which form it was.
 */
export const FAILURES = {
  'too-large': { received: false },
  'too-many': { received: true },
  'malformed-body': { received: false },
  'not-stored': { received: true },
  'cross-site': { received: true },
  'internal-error': { received: true },
  /** Occurs only if the company has added fields. */
  'invalid-fields': { received: true },
} as const;

export type FailureCause = keyof typeof FAILURES;

export const applicationPage = <T extends FailureCause>(cause: T) =>
  `application-${cause}` as const;

export const FAILURE_CAUSES = Object.keys(FAILURES) as FailureCause[];
