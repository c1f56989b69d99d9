import { ENQUIRY_PATH } from '@frontage/contract/form';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf, readFormValues } from './read-enquiry.ts';
import type { Metrics } from '../observe/metrics.ts';
import type { FailurePage } from '../website/failure-page.ts';
import type { Site } from '../website/load-site.ts';
import { formatDuration } from '../text/format-time.ts';
import { problemOf, type ProblemWords, Refusal, refusalOf } from '../http/problem.ts';

type Refuse = (refusal: Refusal, request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/**
 * Answers every refusal and error: with problem details (RFC 9457), or with a page for a plain form.
 *
 * @returns a handler for refusals that happen before Fastify's own handlers
 */
export function addErrorHandlers(
  app: FastifyInstance,
  {
    metrics,
    failurePage,
    site,
  }: { metrics: Metrics; failurePage: FailurePage; site: Pick<Site, 'languages'> },
): Refuse {
  const refuse: Refuse = (refusal, request, reply) => {
    if (pathOf(request) === ENQUIRY_PATH) metrics.refused(refusal.kind);
    reply.code(refusal.status).headers(refusal.headers).header('Cache-Control', 'no-store');
    if (isForm(request))
      return reply
        .type('text/html; charset=utf-8')
        .send(failurePage(refusal, readFormValues(request.body)));
    const language = languageOf(request, site.languages.keys());
    const words = site.languages.get(language ?? '')?.refusals[refusal.kind];
    const problem = problemOf(refusal, request.id, words && fillInWait(words, refusal, language));
    if (words && language) reply.header('Content-Language', language);
    return reply.type('application/problem+json; charset=utf-8').send(JSON.stringify(problem));
  };

  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.status >= 500) request.log.error({ err: error }, 'request failed');
    else request.log.info({ reason: refusal.kind }, 'request refused');
    return refuse(refusal, request, reply);
  });

  app.setNotFoundHandler((request, reply) => {
    const refusal =
      pathOf(request) === ENQUIRY_PATH
        ? new Refusal('wrong-method', 'Enquiries are sent here with POST, and nothing else is.', {
            Allow: 'POST, OPTIONS',
          })
        : new Refusal(
            'not-found',
            `Nothing is offered at this address. Enquiries go to ${ENQUIRY_PATH}.`,
          );
    return refuse(refusal, request, reply);
  });
  return refuse;
}

const fillInWait = (words: ProblemWords, { headers }: Refusal, language: string | undefined) => ({
  ...words,
  detail: words.detail.replaceAll(
    '{wait}',
    formatDuration(Number(headers['Retry-After'] ?? 0), language),
  ),
});

const pathOf = ({ url }: FastifyRequest) =>
  url.replace(/\?.*$/s, '').replace(/\/+/g, '/').replace(/\/$/, '');

const isForm = (request: FastifyRequest) =>
  request.method === 'POST' &&
  pathOf(request) === ENQUIRY_PATH &&
  request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
