import rateLimit from '@fastify/rate-limit';
import { mayReadMetrics, metricsType } from '@shop/serving';
import type { FastifyInstance } from 'fastify';
import { type WebVitals, webVitalsPath } from '../../contract/web-vitals.ts';
import { type LiveReleases, releaseIn } from '../builds/live-releases.ts';
import { deviceIdOf } from '../http/cookies.ts';
import { isSameOrigin } from '../http/origin.ts';
import type { Metrics } from './metrics.ts';

export interface ServeMetricsOptions {
  metrics: Metrics;
  live: LiveReleases;
  publicOrigin: string;
  /** Whoever asks for the figures names it; empty: nobody gets them, but in a sandbox everybody. */
  token: string;
  sandbox: boolean;
}

const milliseconds = { type: 'number', minimum: 0, maximum: 60_000 };
const body = {
  type: 'object',
  required: ['remote', 'build'],
  properties: {
    remote: { type: 'string', maxLength: 40 },
    build: { type: 'integer', minimum: 1 },
    lcp: milliseconds,
    inp: milliseconds,
    cls: { type: 'number', minimum: 0, maximum: 100 },
  },
};

/** `/metrics` for a monitoring system, and where browsers tell how pages were felt. */
export const serveMetrics = async (app: FastifyInstance, options: ServeMetricsOptions): Promise<void> => {
  const { metrics, live, publicOrigin, token, sandbox } = options;

  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request.headers.authorization, { token, sandbox })) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-store')
      .type(metricsType)
      .send(await metrics.text());
  });

  await app.register(async (vitals) => {
    await vitals.register(rateLimit, { max: 60, timeWindow: 60_000 });
    vitals.post<{ Body: WebVitals }>(webVitalsPath, { schema: { body }, bodyLimit: 500 }, async (request, reply) => {
      if (!isSameOrigin(request, publicOrigin)) return reply.code(403).send();
      const set = await live.setFor(deviceIdOf(request));
      if (releaseIn(set, request.body.remote, request.body.build)) metrics.vitals(request.body);
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
};
