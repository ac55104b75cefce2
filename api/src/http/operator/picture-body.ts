import { Readable } from 'node:stream';
import { OperatorProblem } from '../../domain/operator-problem.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { httpMessages } from '../messages.ts';

/** Bytes of a picture that is taken in: more than any camera's JPEG. */
export const mostOfPicture = 30_000_000;

/** Media types under which a picture comes. */
export const pictureTypes = /^(application\/octet-stream|image\/[\w.+-]+)$/;

/**
 * Reads a request's body that is a picture.
 * @param body what the body parser left: the request itself, or anything else for another type
 * @throws OperatorProblem 400 for a body of another type, ShopError 413 for one that is too large
 */
export const receivePicture = async (body: unknown): Promise<Uint8Array> => {
  if (!(body instanceof Readable)) throw new OperatorProblem('This takes a picture as application/octet-stream.', 400);
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > mostOfPicture) throw new ShopError(413, httpMessages.tooLarge);
    parts.push(part);
  }
  return Buffer.concat(parts);
};
