import type { ReleaseStorage } from '@shop/delivery';
import { memo } from '@shop/serving/memo';
import type { FastifyInstance } from 'fastify';
import { readPolicy } from '../http/policies.ts';
import { liveRegistry } from './page-files.ts';
import { type EncodedText, encodedText, sendForGood } from '../http/encoding.ts';
import type { LiveRelease, ReleaseSet } from '../builds/live-releases.ts';
import { releaseManifests } from '../builds/release-manifests.ts';

type Builds = ReleaseSet['builds'];

/** Where the registry of these builds lies: the same address for every page that runs them, on every web server. */
export const registryAddress = (builds: Builds): string =>
  `/registry/${Object.entries(builds)
    .map(([name, build]) => `${name}.${build}`)
    .sort()
    .join('_')}.json`;

const buildsIn = (file: string): Builds | null => {
  const named = /^((?:[a-z][a-z0-9-]*\.[1-9]\d{0,14}_?)+)\.json$/.exec(file)?.[1];
  if (!named) return null;
  return Object.fromEntries(named.split('_').map((one) => [one.split('.')[0], Number(one.split('.')[1])]));
};

/** Answers the registry of any builds that were released: what a page fetches that does not carry it. */
export const serveRegistryFile = async (
  app: FastifyInstance,
  { storage, assetOrigin }: { storage: ReleaseStorage; assetOrigin: string },
): Promise<void> => {
  const manifest = releaseManifests(storage);
  const made = memo<EncodedText>({ max: 16 });

  const registryOf = async (builds: Builds): Promise<EncodedText | null> => {
    const address = registryAddress(builds);
    const known = made.get(address);
    if (known) return known;
    const releases = await Promise.all(Object.entries(builds).map(([name, build]) => manifest(name, build)));
    if (releases.includes(null)) return null;
    const all = releases.flatMap((release): LiveRelease[] => (release ? [{ release, serverEntry: null }] : []));
    const isHost = ({ release }: LiveRelease) => release.package === 'host';
    const set = { builds, host: all.find(isHost) ?? null, remotes: all.filter((one) => !isHost(one)) };
    return made.set(address, encodedText(JSON.stringify(liveRegistry(set, `${assetOrigin}/assets`, new Map()))));
  };

  app.get<{ Params: { file: string } }>(
    '/registry/:file',
    { config: { policy: readPolicy } },
    async (request, reply) => {
      const builds = buildsIn(request.params.file);
      const text = builds && (await registryOf(builds));
      if (!text) return reply.callNotFound();
      return sendForGood(request, reply, text);
    },
  );
};
