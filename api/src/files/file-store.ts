import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { ObjectStoreProblem, type ObjectStore } from '@shop/objects';

/** All that customers sent. */
const uploads = 'uploads/';

/** Where files lie that the database only names; null where they lie in the database. */
export type FileStore = ObjectStore | null;

/** A file: its bytes, or the object that has them. */
interface StoredFile {
  readonly content: Uint8Array;
  /** Key of the object; null where `content` has the bytes. */
  readonly object: string | null;
}

/**
 * Keeps what a customer sent and answers what the row of the database says of it. The key is the hash of the bytes and a
 * mark of its own: two people's equal files are two objects, and each goes with its row.
 */
export const keepFile = async (files: FileStore, bytes: Uint8Array): Promise<StoredFile> => {
  if (!files) return { content: bytes, object: null };
  const hash = createHash('sha256').update(bytes).digest('hex');
  const object = `${uploads}${hash.slice(0, 2)}/${hash}-${randomUUID()}`;
  await files.write(object, bytes);
  return { content: new Uint8Array(), object };
};

const missing = (object: string): ObjectStoreProblem =>
  new ObjectStoreProblem(`The object ${object} is not there: look at UPLOADS, and at what was restored last.`);

/** Rejects with an ObjectStoreProblem when the store is away or does not have it. */
export const bytesOf = async (files: FileStore, { content, object }: StoredFile): Promise<Uint8Array> => {
  if (object === null) return content;
  const found = await files?.read(object);
  if (!found) throw missing(object);
  return found.bytes;
};

interface Wanted {
  /** Both counted from 0. */
  readonly start: number;
  readonly end: number;
  /** Bytes that are held at a time. */
  readonly most: number;
}

const partsOf = async function* (
  files: FileStore,
  object: string,
  { start, end, most }: Wanted,
): AsyncGenerator<Buffer> {
  for (let from = start; from <= end; from += most) {
    const part = await files?.readPart(object, from, Math.min(end, from + most - 1));
    if (!part) throw missing(object);
    yield part;
  }
};

/** Bytes of an object, of which the first are there: a store that is away is known before an answer begins. */
export const streamOf = async (files: FileStore, object: string, wanted: Wanted): Promise<Readable> => {
  const parts = partsOf(files, object, wanted);
  const { value } = await parts.next();
  return Readable.from(
    (async function* () {
      if (value) yield value;
      yield* parts;
    })(),
  );
};

/** Keys of what customers sent that was there before this moment. */
export const uploadsBefore = async (files: ObjectStore, before: Date): Promise<string[]> =>
  (await files.list(uploads)).flatMap(({ key, changedAt }) => (changedAt < before.getTime() ? [key] : []));
