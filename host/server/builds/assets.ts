import path from 'node:path';
import { type ReleaseStorage, type Release, type ReleaseFile, isWhole, sinceOf } from '@shop/delivery';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readPolicy } from '../http/policies.ts';
import { isPreviewNumber } from './previews.ts';
import { type ContentEncoding, negotiate } from '../http/encoding.ts';
import { releaseManifests } from './release-manifests.ts';

/** Null when it has none of that name. */
const entryIn = (release: Release | null, file: string): ReleaseFile | null => {
  const inside = `client/${file}`;
  return (release && Object.hasOwn(release.files, inside) && release.files[inside]) || null;
};

const storedForm = ({ br, gz, integrity }: ReleaseFile, accepted: ContentEncoding) => {
  if (accepted === 'br' && br) return { suffix: '.br', encoding: 'br', integrity: br.integrity };
  if (accepted !== 'identity' && gz) return { suffix: '.gz', encoding: 'gzip', integrity: gz.integrity };
  return { suffix: '', encoding: null, integrity };
};

interface ReleasedFile {
  bytes: Uint8Array;
  /** How the bytes are compressed; null for the plain file. */
  encoding: string | null;
}

/** A file that lies in a release and is not as it was packed. */
interface DamagedFile {
  package: string;
  build: number;
  file: string;
}

/**
 * Reads what `/assets/<package>/<build>/<file>` names: the file of that build or, when it is no longer stored whole, of
 * a later one that has held the same bytes since then. Null when there is none.
 */
const releasedFiles = (storage: ReleaseStorage, onDamage: (damage: DamagedFile) => void) => {
  const manifest = releaseManifests(storage);

  const copies = async function* (name: string, build: number, file: string) {
    const own = await manifest(name, build);
    const first = entryIn(own, file);
    if (first) yield { build, entry: first };
    else if (own) return;
    for (const later of (await storage.builds(name)).filter((one) => one > build)) {
      const release = await manifest(name, later);
      const entry = entryIn(release, file);
      if (!release || !entry || sinceOf(release, file) > build) return;
      yield { build: later, entry };
    }
  };

  return async (
    name: string,
    build: number,
    file: string,
    acceptEncoding: string | undefined,
  ): Promise<ReleasedFile | null> => {
    for await (const copy of copies(name, build, file)) {
      const { suffix, encoding, integrity } = storedForm(copy.entry, negotiate(acceptEncoding));
      const bytes = await storage.readFile(name, copy.build, `client/${file}${suffix}`).catch(() => null);
      // Each time: a file that was whole before may have been changed since.
      if (bytes && isWhole(bytes, integrity)) return { bytes, encoding };
      if (bytes) onDamage({ package: name, build: copy.build, file: `client/${file}${suffix}` });
    }
    return null;
  };
};

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
};

const notFound = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n');

interface AssetsOptions {
  storage: ReleaseStorage;
  elsewhere: boolean;
  fetchFor?(request: FastifyRequest): Promise<unknown>;
}

/**
 * `/assets/<package>/<build>/<file>`: the client files that a release's manifest lists, and nothing else. They stay there
 * when the build is no longer stored, as long as a later one has them unchanged.
 * Whatever is missing is 404 in plain text, so that no page of HTML is ever run as a script. `elsewhere`: pages of
 * another origin use them. `fetchFor` has previews here that the browser of a request is to get: another web server may
 * have made its page.
 */
export const serveAssets = async (
  app: FastifyInstance,
  { storage, elsewhere, fetchFor }: AssetsOptions,
): Promise<void> => {
  const forOthers = elsewhere
    ? {
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'timing-allow-origin': '*',
      }
    : {};
  const reported = new Set<string>();
  const released = releasedFiles(storage, (damage) => {
    const key = Object.values(damage).join('/');
    if (reported.has(key)) return;
    reported.add(key);
    app.log.error(damage, 'a released file was changed after packing and is not sent: publish and promote anew');
  });

  app.get<{ Params: { package: string; build: string; '*': string } }>(
    '/assets/:package/:build/*',
    { config: { policy: readPolicy } },
    async (request, reply) => {
      const { package: name, build, '*': file } = request.params;
      reply.headers(forOthers);
      if (!/^[a-z][a-z0-9-]*$/.test(name) || !/^[1-9]\d{0,14}$/.test(build)) return notFound(reply);
      const accepted = request.headers['accept-encoding'];
      let found = await released(name, Number(build), file, accepted);
      if (!found && fetchFor && isPreviewNumber(Number(build))) {
        await fetchFor(request);
        found = await released(name, Number(build), file, accepted);
      }
      if (!found) return notFound(reply);
      const { bytes, encoding } = found;
      if (encoding) reply.header('content-encoding', encoding);
      // HTTP/1.1 keeps a connection anyway; without the two headers that say so each file is 48 bytes shorter.
      reply.raw.removeHeader('connection');
      return reply
        .headers({
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          vary: 'Accept-Encoding',
        })
        .type(types[path.extname(file)] ?? 'application/octet-stream')
        .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    },
  );

  app.all('/assets/*', { config: { policy: readPolicy } }, async (_request, reply) => notFound(reply));
};
