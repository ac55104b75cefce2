import cookie from '@fastify/cookie';
import type { PreviewBounds, ReleaseStorage } from '@shop/delivery';
import { type Figures, accessLog, answerAfterBody, onAnswered, requestIdOf, type LogStream } from '@shop/serving';
import fastify, { type FastifyInstance } from 'fastify';
import { flagEvaluator } from './flags/flag-answers.ts';
import { membersOf } from './flags/members.ts';
import { followRules } from './flags/rules-source.ts';
import { serveFlags } from './site/serve-flags.ts';
import { refuseCards, serveForms } from './forms/forms.ts';
import { FailedRequests, loggedPath, loggerOptions } from './http/logging.ts';
import { registerPolicies } from './http/policies.ts';
import { proxyToApi } from './site/proxy.ts';
import { readableUrl } from './http/readable-url.ts';
import { routeName } from './http/route-name.ts';
import { securityHeaders } from './http/security.ts';
import { lookForAnnounced } from './builds/look-for-announced.ts';
import { serveCachedPages } from './page/cached-page.ts';
import { type PageView, pageAnswers } from './page/page-answers.ts';
import { followPageChanges } from './page/page-changes.ts';
import { servePageStates } from './page/page-state-route.ts';
import { servePages } from './page/pages.ts';
import { contentsBefore } from './contents/content-layer.ts';
import { serveAssets } from './builds/assets.ts';
import { watchCandidates } from './site/candidate-watch.ts';
import { devServers } from './builds/dev-servers.ts';
import { liveReleases } from './builds/live-releases.ts';
import { storageWithTimeout } from './builds/storage-with-timeout.ts';
import { previewBuilds } from './builds/previews.ts';
import { releasesOf } from './builds/releases-of.ts';
import { serveRegistryFile } from './page/registry-file.ts';
import { servePanel } from './overrides/panel.ts';
import { visitsOf } from './overrides/visits.ts';
import { buildMarks } from './render/build-marks.ts';
import { renderers } from './render/renderers.ts';
import type { Settings } from './settings.ts';
import { measureServer } from './site/measure-server.ts';
import { shopMetrics } from './site/metrics.ts';
import { serveClientErrors } from './site/client-errors.ts';
import { remoteFaults } from './builds/remote-faults.ts';
import { serveSearchEngines } from './search-engines/serve-search-engines.ts';
import { serveOutsideLinks } from './http/outside-links.ts';
import { serveMetrics } from './site/serve-metrics.ts';
import { serveSiteFiles } from './site/site-files.ts';
import { serveStatus } from './site/status.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborted once the process is asked to end. */
    ending: AbortController;
    figures(): Promise<Figures>;
  }
}

export interface AppOptions {
  settings: Settings;
  storage?: ReleaseStorage;
  logLevel?: string;
  /** Where the log is written; the process's output without it. */
  logStream?: LogStream;
  /** For tests: what is asked of preview origins at most. */
  previewBounds?: PreviewBounds;
  /** For tests: the clock in ms. */
  now?: () => number;
}

/** Fastify does not accept a number of proxies without a check of their addresses; the setting is trusted here. */
const trusted = (proxies: Settings['trustProxy']) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;

/** Errors of requests that no route caught: one line of text, never a stack. */
const plainErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error, request, reply) => {
    const status = error instanceof Object && 'statusCode' in error ? Number(error.statusCode) : 500;
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    const message = status >= 500 ? 'Something went wrong. Please try again.' : 'This request cannot be understood.';
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(`${message} (${request.id})\n`);
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain; charset=utf-8').send('Not found\n'));
};

/** The web server: first views, released files, the API behind the same origin, and plain forms. */
export const buildApp = async ({
  settings: given,
  storage,
  logLevel = 'info',
  logStream,
  previewBounds,
  ...timing
}: AppOptions): Promise<FastifyInstance> => {
  const app = fastify({
    logger: loggerOptions(logLevel, logStream),
    logController: new FailedRequests(),
    genReqId: requestIdOf,
    trustProxy: trusted(given.trustProxy),
    return503OnClosing: false, // what was accepted is answered
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    routerOptions: { maxParamLength: 2_000 },
    // The two schemas of reports are right: to look whether they are takes a fiftieth of a second of each start.
    ajv: { customOptions: { validateSchema: false } },
  });
  const contents = await contentsBefore({ ...given, log: app.log, ...timing });
  const settings = { ...given, apiUrl: contents.apiUrl };
  app.decorate('ending', new AbortController());
  const metrics = shopMetrics();
  app.decorate('figures', metrics.data);
  const writeLine = settings.accessLog && logLevel !== 'silent' ? accessLog(app.log) : null;
  onAnswered(app, {
    routeOf: routeName,
    report(answered, request) {
      metrics.answered(answered);
      writeLine?.(answered, { path: loggedPath(request.url) });
    },
  });
  answerAfterBody(app);
  await registerPolicies(app, settings.publicOrigin);
  plainErrors(app);
  const stored = storageWithTimeout(storage ?? releasesOf(settings, app.log));
  await stored.check();
  const previews = previewBuilds({ storage: stored, log: app.log, bounds: previewBounds, ...timing });
  const releases = previews.beside(stored);
  const faults = remoteFaults(app.log, { ...timing, onFault: metrics.fault });
  const released = () =>
    liveReleases(releases, {
      log: app.log,
      onUnusable: (remote, build, reason) => faults.record({ remote, build, expose: '', cause: 'missing' }, { reason }),
      ...timing,
    });
  const dev = settings.devServers ? devServers(settings.devServers, released) : null;
  const live = dev?.live ?? released();
  const visits = visitsOf({ settings, storage: stored, previews, live, dev, ...timing });
  const marks = buildMarks(timing.now);
  const rendering = renderers({ ...settings.rendering, marks, faults, log: app.log });
  const flags = flagEvaluator(app.log, membersOf({ ...settings, log: app.log, ...timing }));
  const rules = followRules(settings, { onRules: flags.take, log: app.log });
  const changes = followPageChanges({
    ...settings,
    onChange(tags) {
      // Threads first: what they render from now on is made from the new.
      if (tags.has('*')) rendering.forget();
      pages.forget(tags);
    },
    log: app.log,
  });
  app.addHook('onClose', async () => {
    candidates.close();
    changes.close();
    rules.close();
    pages.close();
    await rendering.close();
    await previews.close();
    // Whoever gave the store closes it.
    if (!storage) await releases.close();
    await contents.close();
  });
  const pages = pageAnswers({
    settings,
    storage: releases,
    live,
    visits,
    flags,
    isSubscribed: changes.isSubscribed,
    position: changes.position,
    dev,
    renderers: rendering,
    marks,
    faults,
    log: app.log,
    onFound: metrics.found,
    ...timing,
  });
  measureServer(metrics.registry, { live, faults, renderers: rendering, pages });
  const candidates = watchCandidates({ storage: releases, live, log: app.log, ...timing });
  const onView = (view: PageView): void => {
    metrics.viewed(view.page.owner, view.builds.host);
    candidates.viewed(view);
  };
  // Before everything else: a page that lies ready needs nothing of what follows.
  lookForAnnounced(app, live);
  serveCachedPages(app, {
    cached: pages.cached,
    onView(view) {
      metrics.found('ready');
      onView(view);
    },
    outside: settings.outside,
  });
  await app.register(cookie);
  // A released file is the same for everyone and logs nothing: its answer needs no name.
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/assets/')) reply.header('x-request-id', request.id);
  });
  await proxyToApi(app, settings);
  await app.register(serveAssets, {
    storage: releases,
    elsewhere: settings.assetOrigin !== '',
    fetchFor: visits.of,
  });

  await app.register(async (site) => {
    site.addHook('onRequest', async (request, reply) => {
      reply.headers(securityHeaders(request.url, request.protocol, settings.outside));
    });
    refuseCards(site, settings.publicOrigin);
    await site.register(serveRegistryFile, { storage: releases, assetOrigin: settings.assetOrigin });
    await site.register(serveStatus, { live, visits, faults, assetOrigin: settings.assetOrigin });
    await site.register(serveFlags, { visits, evaluator: flags });
    await site.register(servePanel, { live, visits, evaluator: flags, sandbox: settings.sandbox });
    await site.register(serveClientErrors, {
      live,
      faults,
      onReport: candidates.failed,
    });
    await site.register(serveMetrics, {
      metrics,
      live,
      token: settings.metricsToken,
      sandbox: settings.sandbox,
    });
    await site.register(serveSiteFiles, settings);
    await site.register(serveSearchEngines, settings);
    await site.register(serveOutsideLinks, { links: settings.outsideLinks });
    await site.register(serveForms, { settings, visits, renderers: rendering, faults, pages });
    await site.register(servePageStates, { live, pages });
    await site.register(servePages, { live, visits, pages, onView });
  });
  return app;
};
