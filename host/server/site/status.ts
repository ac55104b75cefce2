import { readinessOf } from '@shop/serving';
import type { FastifyInstance } from 'fastify';
import { liveFiles } from '../../contract/document.ts';
import { type LiveReleases, buildsInService } from '../builds/live-releases.ts';
import { readPolicy } from '../http/policies.ts';
import { assetOriginFor } from '../overrides/override.ts';
import type { Visits } from '../overrides/visits.ts';
import { liveRegistry } from '../page/page-files.ts';
import type { RemoteFaults } from '../builds/remote-faults.ts';

const options = { config: { policy: readPolicy } };

interface StatusOptions {
  live: LiveReleases;
  visits: Visits;
  faults: RemoteFaults;
  assetOrigin: string;
}

/** Builds that visitors get and that have failed lately, by package. */
const failingBuilds = (live: LiveReleases, faults: RemoteFaults): Record<string, number[]> => {
  const found = buildsInService(live).filter(({ remote, build }) => faults.isFailing(remote, build));
  return Object.fromEntries(
    [...Map.groupBy(found, ({ remote }) => remote)].map(([remote, all]) => [remote, all.map(({ build }) => build)]),
  );
};

/** The health check, and the files from which open pages learn what is live. */
export const serveStatus = async (
  app: FastifyInstance,
  { live, visits, faults, assetOrigin }: StatusOptions,
): Promise<void> => {
  app.get('/healthz', options, async (_request, reply) => {
    const { host, builds } = await live.setFor(null);
    const degraded = failingBuilds(live, faults);
    const isWell = Object.keys(degraded).length === 0;
    const all = faults.list();
    const remoteFaults = all.filter(({ cause }) => cause !== 'slow');
    const slowPages = all.filter(({ cause }) => cause === 'slow');
    return reply
      .code(host ? 200 : 503) // a shop that stands without one of its remotes is not to be restarted
      .header('cache-control', 'no-store')
      .send({
        status: host ? (isWell ? 'ok' : 'degraded') : 'not published',
        builds,
        ...(!isWell && { degraded }),
        ...(remoteFaults.length > 0 && { remoteFaults }),
        ...(slowPages.length > 0 && { slowPages }),
      });
  });

  app.get('/livez', options, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  // Pages can be served; without the API those that are kept, and the others say what is wrong.
  app.get('/readyz', options, async (_request, reply) => {
    const { host } = await live.setFor(null);
    const releases = !host
      ? 'no build of the shell is live'
      : host.serverEntry === null
        ? 'the shell’s build is incomplete'
        : 'ok';
    const { code, body } = readinessOf({ releases, process: app.ending.signal.aborted ? 'ending' : 'ok' });
    return reply.code(code).header('cache-control', 'no-store').send(body);
  });

  // The builds of this visitor, so that whoever has a candidate or an override sees no false mismatch.
  app.get(liveFiles.builds, options, async (request, reply) => {
    const { builds } = (await visits.of(request)).set;
    return reply.header('cache-control', 'no-store').send(builds);
  });

  // As a new document would carry it: an open page takes from it the remotes that it has not used yet.
  app.get(liveFiles.registry, options, async (request, reply) => {
    const { set, replaced } = await visits.of(request);
    const base = `${assetOriginFor(replaced, assetOrigin)}/assets`;
    return reply.header('cache-control', 'no-store').send(liveRegistry(set, base, replaced.entries));
  });
};
