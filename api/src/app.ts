import { type Figures, accessLog, answerAfterBody, onAnswered, requestIdOf, type LogStream } from '@shop/serving';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { inNameOf } from './database/statement-names.ts';
import { registerDevelopment } from './http/dev/routes.ts';
import { registerBodyParsers } from './http/body-parsers.ts';
import { registerCardGuard } from './http/card-guard.ts';
import { registerDocs } from './http/docs.ts';
import { registerErrorHandler } from './http/error-handler.ts';
import { registerHealth } from './http/health.ts';
import { registerOperator } from './http/operator/routes.ts';
import { registerFlagRules } from './http/site/flag-rules.ts';
import { registerPageChanges } from './http/site/page-changes.ts';
import { registerPlusPayment } from './http/membership/plus-payment.ts';
import { registerPaymentNotices } from './http/payment-notices/routes.ts';
import { registerUploads } from './http/reviews/uploads.ts';
import { registerMetrics } from './http/metrics.ts';
import { registerMedia } from './http/media.ts';
import { registerShopPictures } from './http/shop-pictures.ts';
import { registerAdmission, registerPolicies } from './http/policies.ts';
import { registerPreviews } from './http/previews.ts';
import { registerRateLimit } from './http/rate-limit.ts';
import { registerCalls } from './served/calls.ts';
import { featureHandlers } from './served/operator.ts';
import { registerSafety } from './http/safety.ts';
import { lazySerializers } from './http/serializers.ts';
import { loggedError } from './logged-error.ts';
import type { Services } from './services.ts';

declare module 'fastify' {
  interface FastifyInstance {
    services: Services;
    /** Aborted once the process is asked to end. */
    ending: AbortController;
    /** Current values for `/metrics`. */
    figures(): Promise<Figures>;
  }
}

/** The API as a Fastify application, ready to `listen` or `inject`; its log goes to the process's output without a stream. */
export const createApp = async (services: Services, logStream?: LogStream): Promise<FastifyInstance> => {
  const { settings } = services;
  const isSilent = settings.logLevel === 'silent';
  const app = fastify({
    bodyLimit: 100_000,
    return503OnClosing: false, // what was accepted is answered
    genReqId: requestIdOf,
    routerOptions: { ignoreTrailingSlash: true },
    schemaController: { compilersFactory: { buildSerializer: lazySerializers } },
    // Addresses carry e-mails: the log has what goes wrong, without what people typed, and the access log routes alone.
    logController: new LogController({ disableRequestLogging: true }),
    logger: !isSilent && {
      level: settings.logLevel,
      serializers: { err: loggedError },
      ...(logStream && { stream: logStream }),
    },
  });
  app.decorate('services', services);
  app.decorate('ending', new AbortController());
  registerPolicies(app);
  const writeLine = settings.accessLog && !isSilent ? accessLog(app.log) : null;
  const count = registerMetrics(app);
  onAnswered(app, {
    report(answered) {
      count(answered);
      writeLine?.(answered);
    },
  });
  app.addHook('onRequest', (request, _reply, done) => inNameOf(request.id, done));
  answerAfterBody(app);
  await registerBodyParsers(app);
  registerErrorHandler(app);
  registerSafety(app);
  registerCardGuard(app);
  await registerRateLimit(app);
  if (settings.sandbox) {
    await registerDevelopment(app);
    await registerDocs(app);
  }
  registerAdmission(app);
  await registerMedia(app);
  registerPreviews(app);
  registerShopPictures(app);
  registerUploads(app);
  registerHealth(app);
  registerPageChanges(app);
  registerFlagRules(app);
  registerPlusPayment(app);
  // Routes are registered after the documentation plugin, which sees only routes that come later.
  await app.register(async (scope) => registerCalls(scope));
  await app.register(async (scope) => registerOperator(scope, featureHandlers));
  // A scope of its own, because signatures are checked over the raw body.
  await app.register(async (scope) => registerPaymentNotices(scope));
  return app;
};
