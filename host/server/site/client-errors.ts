import { type RemoteFault, clientErrorsPath, faultCauses } from '@shop/contract';
import type { Release } from '@shop/delivery';
import type { FastifyInstance } from 'fastify';
import { type LiveReleases, type ReleaseSet, releaseIn } from '../builds/live-releases.ts';
import { registryAddress } from '../page/registry-file.ts';
import { deviceIdOf } from '../http/cookies.ts';
import type { Visitor } from './candidate-watch.ts';
import type { Policy } from '../http/policies.ts';
import type { BuildName } from '../page/page-rendering.ts';
import type { RemoteFaults } from '../builds/remote-faults.ts';

export interface ClientErrorsOptions {
  live: LiveReleases;
  faults: RemoteFaults;
  /** Hears of each report that counts, with who sent it. */
  onReport(build: BuildName, visitor: Visitor): void;
}

const body = {
  type: 'object',
  required: ['remote', 'build', 'expose', 'cause'],
  properties: {
    remote: { type: 'string', maxLength: 40 },
    build: { type: 'integer', minimum: 1 },
    expose: { type: 'string', maxLength: 80 },
    cause: { enum: faultCauses.filter((cause) => cause !== 'stuck' && cause !== 'slow') },
    file: {
      type: 'string',
      maxLength: 400,
      pattern: '^/(?:assets/[a-z][a-z0-9-]*/[1-9][0-9]*/[\\w./-]+|registry/[\\w.-]+)$',
    },
    page: { type: 'string', maxLength: 300, pattern: '^/' },
    request: { type: 'string', pattern: '^[\\w-]{8,64}$' },
  },
};

/** An error outside of a known module, such as code that exposes share, names none; the shell has none. */
const hasExpose = ({ package: name, exposes }: Release, { expose, cause }: RemoteFault): boolean =>
  Object.hasOwn(exposes, expose) || (expose === '' && (cause === 'event' || name === 'host'));

/** A release's own file, in whatever build's folder it lies, or the registry of the sender's page; else not told of. */
const fileOf = (
  { package: name, files }: Release,
  { file = '' }: RemoteFault,
  builds: ReleaseSet['builds'],
): string | undefined => {
  if (name === 'host' && file === registryAddress(builds)) return file;
  const [, folder, relative] = /^\/assets\/([^/]+)\/\d+\/(.+)$/.exec(file) ?? [];
  return folder === name && Object.hasOwn(files, `client/${relative}`) ? file : undefined;
};

/**
 * Browsers tell here which remote failed them. Only fields of a closed set count: a build that is not live for the
 * sender, or an expose or file that it does not have, is not recorded, so nobody fills the memory or the log.
 */
export const serveClientErrors = async (app: FastifyInstance, options: ClientErrorsOptions): Promise<void> => {
  const { live, faults, onReport } = options;
  const policy: Policy = { who: 'ownPages', limit: 20, body: 1_000, repeat: 'again' };

  app.post<{ Body: RemoteFault }>(
    clientErrorsPath,
    { schema: { body }, config: { policy } },
    async (request, reply) => {
      const { remote, build, expose, cause, page, request: pageRequest } = request.body;
      const device = deviceIdOf(request);
      const set = await live.setFor(device);
      const release = releaseIn(set, remote, build);
      if (release && hasExpose(release, request.body)) {
        const file = fileOf(release, request.body, set.builds);
        faults.record({ remote, build, expose, cause, file, page, request: pageRequest }, { side: 'browser' });
        onReport({ remote, build }, { device, address: request.ip });
      }
      return reply.code(204).header('cache-control', 'no-store').send();
    },
  );
};
