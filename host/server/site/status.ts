import { defaultLanguage } from '@shop/contract';
import type { FastifyInstance } from 'fastify';
import { type LiveRegistry, liveFiles } from '../../contract/document.ts';
import { deviceIdOf } from '../http/cookies.ts';
import type { LiveReleases } from '../builds/live-releases.ts';
import { inlinedRegistry } from '../page/page-files.ts';
import type { RemoteFaults } from './remote-faults.ts';

interface StatusOptions {
  live: LiveReleases;
  faults: RemoteFaults;
  assetOrigin: string;
}

/** The health check, and the files from which open pages learn what is live. */
export const serveStatus = async (
  app: FastifyInstance,
  { live, faults, assetOrigin }: StatusOptions,
): Promise<void> => {
  app.get('/healthz', async (_request, reply) => {
    const { host, builds } = await live.setFor(null);
    const remoteFaults = faults.list();
    return reply
      .code(host ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: host ? 'ok' : 'not published', builds, ...(remoteFaults.length > 0 && { remoteFaults }) });
  });

  // The builds of this visitor, so that a candidate's visitor sees no false mismatch.
  app.get(liveFiles.builds, async (request, reply) => {
    const { builds } = await live.setFor(deviceIdOf(request));
    return reply.header('cache-control', 'no-store').send(builds);
  });

  // What a new document would carry: an open page takes from it the remotes that it has not used yet.
  app.get(liveFiles.registry, async (request, reply) => {
    const set = await live.setFor(deviceIdOf(request));
    const { builds, remotes } = inlinedRegistry(set, `${assetOrigin}/assets`, defaultLanguage, new Map());
    return reply.header('cache-control', 'no-store').send({ builds, remotes } satisfies LiveRegistry);
  });
};
