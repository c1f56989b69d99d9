import type { CompanyFacts } from '@frontage/contract/company-facts';
import { ENQUIRY_PATH } from '@frontage/contract/form';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../system/clock.ts';
import { Refusal } from '../http/problem.ts';
import type { Metrics } from '../observe/metrics.ts';
import type { Intake } from './intake.ts';
import type { Site } from '../website/load-site.ts';
import { type Destinations, newEnquiry } from './new-enquiry.ts';
import { addCors, isFromOwnSite, isSameHost, type Origins } from '../http/origin-guard.ts';
import type { RateLimit } from '../http/rate-limit.ts';
import { createEnquiryReader, languageOf } from './read-enquiry.ts';

type EnquiryRouteOptions = {
  company: CompanyFacts;
  /** Read at each request: it changes when the site is built again. */
  site: Pick<Site, 'languages'>;
  intake: Intake;
  rateLimit: RateLimit;
  origins: Origins;
  destinations: Destinations;
  clock: Clock;
  metrics: Metrics;
  onStored: () => void;
};

/** `POST /api/send-email`: answers with success only when the enquiry is stored durably. */
export function addEnquiryRoute(app: FastifyInstance, options: EnquiryRouteOptions): void {
  const { intake, rateLimit, origins, destinations, clock, metrics } = options;
  const { checkboxes, fields, languages } = options.company;
  const readEnquiry = createEnquiryReader(Object.keys(checkboxes), fields);
  const [defaultLanguage = null, ...additionalLanguages] = languages;

  async function store(request: FastifyRequest) {
    const { enquiry, isHoneypotFilled } = readEnquiry(request.body);
    const row = newEnquiry(enquiry, {
      now: clock.now(),
      destinations,
      language:
        additionalLanguages.length > 0
          ? (languageOf(request, additionalLanguages) ?? defaultLanguage)
          : null,
      idempotencyKey: idempotencyKey(request),
      isHoneypotFilled,
    });
    const acceptance = await intake.submit(row);
    if (acceptance.outcome === 'conflict')
      throw new Refusal(
        'key-reused',
        'The Idempotency-Key came before with another enquiry. Send this one with a key of its own.',
      );
    return { ...acceptance, row };
  }

  addCors(app, ENQUIRY_PATH, origins);
  app.post(ENQUIRY_PATH, async (request, reply) => {
    if (!isFromOwnSite(request.headers, origins))
      throw new Refusal(
        'cross-site',
        'Enquiries are taken from our own site only, and this one comes from another. Open our contact page and send it there.',
      );
    const { waitSeconds, refund } = rateLimit.admit(request.ip);
    if (waitSeconds > 0) throw tooMany(waitSeconds);
    const { outcome, publicId, row } = await store(request).catch((error: unknown) => {
      refund();
      throw error;
    });
    request.log.info({ enquiry: publicId, outcome }, 'enquiry taken');
    metrics.accepted(outcome, row);
    metrics.answered(reply.elapsedTime / 1_000);
    if (outcome !== 'known' && !row.held) options.onStored();
    if (request.body instanceof URLSearchParams)
      return reply.redirect(thankYouPage(request, origins, options.site.languages), 303);
    return reply.header('Cache-Control', 'no-store').send({ id: publicId });
  });
}

function tooMany(seconds: number): Refusal {
  return new Refusal(
    'too-many',
    `More enquiries came from your network than are taken at once. Please send it again in ${seconds} seconds.`,
    { 'Retry-After': String(seconds) },
  );
}

/**
 * Returns the thank-you page in the form's language, on the site that sent it, which can be on another host than the
 * service.
 */
function thankYouPage(
  request: FastifyRequest,
  { publicOrigin }: Origins,
  siteLanguages: Site['languages'],
): string {
  const language = languageOf(request, siteLanguages.keys());
  const { thankYou } = siteLanguages.get(language ?? '') ?? { thankYou: '/thank-you' };
  const { origin, host } = request.headers;
  const isOnOtherHost = origin !== undefined && origin !== 'null' && !isSameHost(origin, host);
  return isOnOtherHost && publicOrigin ? `${publicOrigin}${thankYou}` : thankYou;
}

function idempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\x21-\x7e]{1,255}$/.test(key)) return key;
  throw new Refusal(
    'bad-request',
    'The Idempotency-Key is not usable. Send 1 to 255 visible ASCII characters, a UUID for example.',
  );
}
