import type { FastifyInstance } from 'fastify';
import { findUpload } from '../../database/reviews/uploads.ts';
import { ApiError, messages } from '../error.ts';

/** The part of `size` bytes that `bytes=a-b` asks for; null where it asks for none, or for several. */
export const rangeOf = (header: string | undefined, size: number): { start: number; end: number } | null => {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start <= end ? { start, end } : null;
};

/** What customers sent with their reviews. Players of films ask for parts; Safari plays none without. */
export const registerUploads = (app: FastifyInstance): void => {
  app.get<{ Params: { id: string } }>('/media/uploads/:id', { schema: { hide: true } }, async (request, reply) => {
    const found = await findUpload(app.services.db, request.params.id);
    if (!found) throw new ApiError(404, messages.notFound);
    const content = Buffer.from(found.content);
    const range = rangeOf(request.headers.range, content.length);
    reply
      .type(found.mediaType)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('accept-ranges', 'bytes')
      // Whatever somebody sent is never a page of this site.
      .header('content-security-policy', "default-src 'none'; sandbox");
    if (!range) return reply.send(content);
    return reply
      .code(206)
      .header('content-range', `bytes ${range.start}-${range.end}/${content.length}`)
      .send(content.subarray(range.start, range.end + 1));
  });
};
