import type { FastifyInstance } from 'fastify';
import { deviceIdOf } from '../http/cookies.ts';
import type { LiveReleases } from '../builds/live-releases.ts';

/** Health for the machinery, and the version file that open pages compare with what they run. */
export async function serveStatus(app: FastifyInstance, { live }: { live: LiveReleases }): Promise<void> {
  app.get('/healthz', async (_request, reply) => {
    const { host, builds } = await live.setFor(null);
    return reply
      .code(host ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: host ? 'ok' : 'not published', builds });
  });

  // The builds of this visitor, so that a candidate's visitor sees no false mismatch.
  app.get('/version.json', async (request, reply) => {
    const { builds } = await live.setFor(deviceIdOf(request));
    return reply.header('cache-control', 'no-store').send(builds);
  });
}
