import rateLimit from '@fastify/rate-limit';
import { type RemoteFault, clientErrorsPath, faultCauses } from '@shop/contract';
import type { FastifyInstance } from 'fastify';
import type { LiveReleases } from '../builds/live-releases.ts';
import { deviceIdOf } from '../http/cookies.ts';
import { isSameOrigin } from '../http/origin.ts';
import type { RemoteFaults } from './remote-faults.ts';

export interface ClientErrorsOptions {
  live: LiveReleases;
  faults: RemoteFaults;
  publicOrigin: string;
}

const body = {
  type: 'object',
  required: ['remote', 'build', 'expose', 'cause'],
  properties: {
    remote: { type: 'string', maxLength: 40 },
    build: { type: 'integer', minimum: 1 },
    expose: { type: 'string', maxLength: 80 },
    cause: { enum: faultCauses },
  },
};

/**
 * Browsers tell here which remote failed them. Only four fields of a closed set count: a build that is not live for
 * the sender, or an expose that it does not have, is not recorded, so nobody fills the memory or the log.
 */
export const serveClientErrors = async (app: FastifyInstance, options: ClientErrorsOptions): Promise<void> => {
  const { live, faults, publicOrigin } = options;
  await app.register(rateLimit, { max: 20, timeWindow: 60_000 });

  app.post<{ Body: RemoteFault }>(clientErrorsPath, { schema: { body }, bodyLimit: 500 }, async (request, reply) => {
    if (!isSameOrigin(request, publicOrigin)) return reply.code(403).send();
    const { remotes } = await live.setFor(deviceIdOf(request));
    const { remote, build, expose } = request.body;
    const known = remotes.find(({ release }) => release.package === remote && release.build === build);
    if (known && Object.hasOwn(known.release.exposes, expose)) faults.record(request.body, 'browser');
    return reply.code(204).header('cache-control', 'no-store').send();
  });
};
