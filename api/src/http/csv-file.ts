import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ShopError } from '../domain/shop-error.ts';
import { httpMessages } from './messages.ts';

/** Bytes of a file that is taken in: some million lines. */
export const mostOfCsv = 1_000_000_000;

/** A file that lies on disk for as long as a request takes. */
export interface ReceivedCsv {
  read(): AsyncIterable<Uint8Array>;
  /** Deletes it; to be called once nobody reads it any more. */
  discard(): Promise<void>;
}

/**
 * Streams a request's body of type `text/csv` to a temporary file.
 * @param body what the body parser left: the request itself, or anything else for another type
 * @throws ShopError 400 for a body of another type, 413 for one that is too large
 */
export const receiveCsv = async (body: unknown): Promise<ReceivedCsv> => {
  if (!(body instanceof Readable)) throw new ShopError(400, httpMessages.noCsv);
  const folder = await mkdtemp(join(tmpdir(), 'shop-csv-'));
  const discard = () => rm(folder, { recursive: true, force: true });
  const path = join(folder, 'file');
  let size = 0;
  const counted = async function* (source: AsyncIterable<Uint8Array>) {
    for await (const chunk of source) {
      size += chunk.length;
      if (size > mostOfCsv) throw new ShopError(413, httpMessages.tooLarge);
      yield chunk;
    }
  };
  try {
    await pipeline(body, counted, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    await discard();
    throw error;
  }
  return { read: () => createReadStream(path), discard };
};
