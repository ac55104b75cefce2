import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { chunkSize, findUpload, uploadBytes, type StoredUpload } from '../../database/reviews/uploads.ts';
import { streamOf } from '../../files/file-store.ts';
import { orNotFound } from '../../domain/shop-error.ts';
import { mediaPolicy } from '../policies.ts';

/** The part of `size` bytes that `bytes=a-b` asks for; null where it asks for none, or for several. */
export const rangeOf = (header: string | undefined, size: number): { start: number; end: number } | null => {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start <= end ? { start, end } : null;
};

/** Bytes of one answer to a player that asks for all of the rest: it asks again when it has played them. */
const mostOfPart = 2 * 1024 * 1024;

/** Serves the files of customers' reviews. Players of films ask for parts; Safari plays none without. */
export const registerUploads = (app: FastifyInstance): void => {
  const { db, files } = app.services;
  const bytes = async (found: StoredUpload, start: number, end: number): Promise<Readable> =>
    found.object === null
      ? Readable.from(uploadBytes(db, found, start, end))
      : streamOf(files, found.object, { start, end, most: chunkSize });
  app.get<{ Params: { id: string } }>(
    '/media/uploads/:id(^[\\w.-]{1,80}$)',
    { schema: { hide: true }, config: { policy: mediaPolicy } },
    async (request, reply) => {
      const { id } = request.params;
      const found = orNotFound(await findUpload(db, id));
      const range = rangeOf(request.headers.range, found.size);
      const { start } = range ?? { start: 0 };
      const end = range ? Math.min(range.end, start + mostOfPart - 1) : found.size - 1;
      // Its address never has anything else, until it is withdrawn with whoever sent it: caches ask again each minute.
      const etag = `"${id}"`;
      const withCacheHeaders = () =>
        reply.header('cache-control', 'public, max-age=60, must-revalidate').header('etag', etag);
      if (request.headers['if-none-match']?.split(/,\s*/).includes(etag)) return withCacheHeaders().code(304).send();
      const body = await bytes(found, start, end);
      if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${found.size}`);
      return (
        withCacheHeaders()
          .type(found.mediaType)
          .header('accept-ranges', 'bytes')
          // An upload must never be run as a page of this site.
          .header('content-security-policy', "default-src 'none'; sandbox")
          .header('content-length', end - start + 1)
          .send(body)
      );
    },
  );
};
