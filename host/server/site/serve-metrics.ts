import { mayReadMetrics, metricsType } from '@shop/serving';
import type { FastifyInstance } from 'fastify';
import { type WebVitals, webVitalsPath } from '../../contract/web-vitals.ts';
import { type LiveReleases, releaseIn } from '../builds/live-releases.ts';
import { deviceIdOf } from '../http/cookies.ts';
import { type Policy, readPolicy } from '../http/policies.ts';
import type { Metrics } from './metrics.ts';

export interface ServeMetricsOptions {
  metrics: Metrics;
  live: LiveReleases;
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
  const { metrics, live, token, sandbox } = options;
  const read: Policy = { ...readPolicy, who: 'monitoring' };
  const metricsPolicy: Policy = { who: 'ownPages', limit: 60, body: 500, repeat: 'again' };

  app.get('/metrics', { config: { policy: read } }, async (request, reply) => {
    if (!mayReadMetrics(request.headers.authorization, { token, sandbox })) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-store')
      .type(metricsType)
      .send(await metrics.text());
  });

  app.post<{ Body: WebVitals }>(
    webVitalsPath,
    { schema: { body }, config: { policy: metricsPolicy } },
    async (request, reply) => {
      const set = await live.setFor(deviceIdOf(request));
      if (releaseIn(set, request.body.remote, request.body.build)) metrics.vitals(request.body);
      return reply.code(204).header('cache-control', 'no-store').send();
    },
  );
};
