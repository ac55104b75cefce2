import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { findUpload, uploadBytes } from '../../database/reviews/uploads.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { messages } from '../../domain/messages.ts';

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

/** What customers sent with their reviews. Players of films ask for parts; Safari plays none without. */
export const registerUploads = (app: FastifyInstance): void => {
  const { db } = app.services;
  app.get<{ Params: { id: string } }>(
    '/media/uploads/:id(^[\\w.-]{1,80}$)',
    { schema: { hide: true } },
    async (request, reply) => {
      const { id } = request.params;
      const found = await findUpload(db, id);
      if (!found) throw new ShopError(404, messages.notFound);
      reply
        .type(found.mediaType)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('accept-ranges', 'bytes')
        // An upload must never be run as a page of this site.
        .header('content-security-policy', "default-src 'none'; sandbox");
      const range = rangeOf(request.headers.range, found.size);
      if (!range)
        return reply
          .header('content-length', found.size)
          .send(Readable.from(uploadBytes(db, found, 0, found.size - 1)));
      const { start } = range;
      const end = Math.min(range.end, start + mostOfPart - 1);
      return reply
        .code(206)
        .header('content-range', `bytes ${start}-${end}/${found.size}`)
        .header('content-length', end - start + 1)
        .send(Readable.from(uploadBytes(db, found, start, end)));
    },
  );
};
