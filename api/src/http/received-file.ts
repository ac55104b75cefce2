import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { ShopError } from '../domain/shop-error.ts';
import { wrongFile, httpMessages } from './messages.ts';
import { headLength, mediaTypeOf, type MediaType } from './media-type.ts';

type Part = ReturnType<FastifyRequest['parts']> extends AsyncIterableIterator<infer P> ? P : never;
export type FilePart = Extract<Part, { type: 'file' }>;

/** The sender's file name, shortened. */
export const nameOf = ({ filename }: Pick<FilePart, 'filename'>): string => filename.slice(-100);

/**
 * Streams a file of a form to `path` and answers what it is by its first bytes; null for the empty one that a browser
 * sends for a field left empty. `budget.left` is what all files of the form may still have, in bytes.
 * @throws ShopError 400 for a file of another kind, 413 for one that is too large; both before the rest of it is read
 */
export const receiveFile = async (
  part: FilePart,
  path: string,
  budget: { left: number },
): Promise<MediaType | null> => {
  const wrong = () => new ShopError(400, wrongFile(nameOf(part)), { field: part.fieldname });
  let head = Buffer.alloc(0);
  const checked = async function* (source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      budget.left -= chunk.length;
      if (budget.left < 0) throw new ShopError(413, httpMessages.tooLarge);
      if (head.length < headLength) {
        head = Buffer.concat([head, chunk]).subarray(0, headLength);
        if (head.length === headLength && mediaTypeOf(head) === null) throw wrong();
      }
      yield chunk;
    }
  };
  await pipeline(part.file, checked, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  if (part.file.truncated) throw new ShopError(413, httpMessages.tooLarge);
  if (head.length === 0 && !part.filename) return null;
  const type = mediaTypeOf(head);
  if (type === null) throw wrong();
  return type;
};
