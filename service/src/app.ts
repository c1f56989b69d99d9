import { randomUUID } from 'node:crypto';
import type { Writable } from 'node:stream';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { type Clock, systemClock } from './system/clock.ts';
import type { Config } from './config/config.ts';
import type { Store } from './store/store.ts';
import { createIntake } from './enquiries/intake.ts';
import { createRateLimit } from './http/rate-limit.ts';
import { addEnquiryRoute } from './enquiries/route.ts';
import { addVitalsRoute } from './observe/vitals.ts';
import { addErrorHandlers } from './enquiries/error-handlers.ts';
import { addBodyParsers } from './http/body-parsers.ts';
import { answerClientError, BODY_LIMIT, refusalOf } from './http/problem.ts';
import { createServer } from './http/create-server.ts';
import { acknowledgementChannel, acknowledgementFilter } from './mail/acknowledgement.ts';
import { mailChannel } from './mail/enquiry-message.ts';
import { mailboxFor, type RoutedEnquiry } from './config/mail-routes.ts';
import { logOptions, logRequests, warnAboutProxy } from './observe/logs.ts';
import type { Transport } from './mail/transport.ts';
import { addHealthRoutes } from './observe/health-routes.ts';
import { createMetrics } from './observe/metrics.ts';
import { createScheduler } from './operator/scheduler.ts';
import type { Channel } from './deliveries/channel.ts';
import { createRelay, type Relay, type RelayOptions } from './deliveries/relay.ts';
import { createFailurePage } from './website/failure-page.ts';
import { loadSite, type Site } from './website/load-site.ts';
import { createRebuild, restoreSite } from './website/rebuild.ts';
import { serveSite } from './website/serve.ts';
import { webhookChannel } from './webhook/webhook-channel.ts';

/** The app's dependencies; tests replace some. */
export type Dependencies = {
  store: Store;
  transport: Transport;
  clock?: Clock;
  logStream?: Writable;
  relay?: Pick<RelayOptions, 'leaseMs' | 'pollMs' | 'stopMs'> & {
    /** How long a webhook's receiver may take, in milliseconds. */
    webhookMs?: number;
  };
  /** How long a stop waits for requests that are on their way, in milliseconds. */
  lastCallMs?: number;
  /** How many enquiries may wait, and how many may be held; above that the answer is 503. */
  maxWaiting?: number;
};

export type App = { fastify: FastifyInstance; relay: Relay; site: Site };

/**
 * Builds the app: the site, the enquiry route, the relay, and monitoring. It neither listens nor sends mail
 * until it is started, but puts back pages whose replacement was interrupted. Closing it finishes the requests in flight
 * and closes the store.
 */
export function buildApp(config: Config, deps: Dependencies): App {
  const { settings } = config;
  const { store, transport, clock = systemClock, logStream = process.stderr } = deps;
  const { maxWaiting = 10_000 } = deps;
  const { PUBLIC_ORIGIN: publicOrigin } = settings;
  const origins = { publicOrigin, allowed: settings.ALLOWED_ORIGINS };
  const https = publicOrigin?.startsWith('https:') ?? false;
  const load = (folder: string) => loadSite({ folder, https });
  restoreSite(config.siteDir);
  const site = load(config.siteDir);
  const siteListener = serveSite(site);
  const fastify = Fastify({
    logger: logOptions(settings.LOG_LEVEL, logStream),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.TRUST_PROXY,
    bodyLimit: BODY_LIMIT,
    genReqId: () => randomUUID(),
    routerOptions: { ignoreDuplicateSlashes: true, ignoreTrailingSlash: true },
    clientErrorHandler: answerClientError(site.headersForAll),
    serverFactory: (handler) =>
      createServer(
        (request, response) => {
          response.once('finish', () => metrics.served(response.statusCode));
          siteListener(request, response);
        },
        handler,
        deps.lastCallMs,
      ),
    forceCloseConnections: false,
    return503OnClosing: false,
    // Fastify calls this before any hook, if it cannot decode the address.
    frameworkErrors: (error, request, reply) =>
      void refuse(refusalOf(error), request, reply.headers(site.headersForAll)),
  });

  const intake = createIntake({
    store,
    clock,
    concurrency: config.database.kind === 'sqlite' ? 1 : 4,
    maxWaiting,
  });

  const relay = createRelay({
    store,
    channels: channelsOf(config, { ...deps, clock, site }),
    clock,
    log: fastify.log,
    ...deps.relay,
    onOutcome: (attempt) => metrics.attempted(attempt),
  });
  const metrics = createMetrics({
    isOn: settings.METRICS,
    now: clock.now,
    circuitReason: relay.circuitReason,
  });

  fastify.addHook('onRequest', async (_request, reply) => {
    reply.headers(site.headersForAll);
  });
  logRequests(fastify, clock.now);
  warnAboutProxy(fastify, settings.TRUST_PROXY);
  addBodyParsers(fastify);
  const refuse = addErrorHandlers(fastify, {
    metrics,
    failurePage: createFailurePage(site, config.company),
    site,
  });
  addEnquiryRoute(fastify, {
    company: config.company,
    site,
    intake,
    rateLimit: createRateLimit({
      max: settings.RATE_LIMIT_MAX,
      networkMax: settings.RATE_LIMIT_NETWORK_MAX,
      totalMax: settings.RATE_LIMIT_TOTAL_MAX,
      windowSeconds: settings.RATE_LIMIT_SECONDS,
      steady: clock.steady,
    }),
    origins,
    destinations: {
      messageIdDomain: config.messageIdDomain,
      webhook: config.webhook !== undefined,
      acknowledges:
        config.acknowledgement &&
        acknowledgementFilter([
          config.from,
          config.to,
          config.alertTo,
          ...config.routes.map(({ to }) => to),
        ]),
    },
    clock,
    metrics,
    onStored: relay.wake,
  });
  if (config.company.measureSpeed && settings.METRICS)
    addVitalsRoute(fastify, {
      // Visitors open more pages than they send enquiries, and this limit refuses no enquiry.
      rateLimit: createRateLimit({
        max: 20 * settings.RATE_LIMIT_MAX,
        windowSeconds: settings.RATE_LIMIT_SECONDS,
        steady: clock.steady,
      }),
      origins,
      metrics,
    });
  addHealthRoutes(fastify, { config, store, relay, metrics, clock });

  const stopped = new AbortController();
  const scheduler = createScheduler({
    config,
    store,
    transport,
    clock,
    log: fastify.log,
    circuitReason: relay.circuitReason,
    maxWaiting,
    rebuild: createRebuild({
      site,
      folder: config.siteDir,
      load,
      timeZone: settings.TIME_ZONE,
      clock,
      log: fastify.log,
      signal: stopped.signal,
    }),
  });
  fastify.addHook('onListen', async () => {
    relay.start();
    scheduler.start();
  });
  fastify.addHook('onClose', async () => {
    stopped.abort();
    await Promise.all([scheduler.stop(), relay.stop()]);
    await store.close();
  });
  return { fastify, relay, site };
}

function channelsOf(
  config: Config,
  { transport, clock, relay, site }: Dependencies & { clock: Clock; site: Pick<Site, 'accent'> },
): Channel[] {
  const { settings, from, webhook, acknowledgement } = config;
  const { checkboxes, fields, name: companyName } = config.company;
  const recipientOf = (enquiry: RoutedEnquiry) => mailboxFor(enquiry, config);
  const { TIME_ZONE: timeZone } = settings;
  return [
    mailChannel({ transport, from, recipientOf, timeZone, checkboxes, fields, companyName, site }),
    ...(webhook
      ? [webhookChannel({ ...webhook, now: clock.now, timeoutMs: relay?.webhookMs })]
      : []),
    ...(acknowledgement
      ? [acknowledgementChannel({ transport, from, recipientOf, ...acknowledgement })]
      : []),
  ];
}
