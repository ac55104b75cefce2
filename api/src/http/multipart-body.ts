import { openAsBlob, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uploadLimits } from '@shop/contract';
import type { FastifyRequest } from 'fastify';
import { pipeline } from 'node:stream/promises';
import { ShopError } from '../domain/shop-error.ts';
import { groupedFields } from './form-fields.ts';
import { httpMessages, wrongFile } from './messages.ts';

/** Files that a person may send: pictures that every browser shows, and the videos that telephones make. */
type MediaType =
  | 'image/jpeg'
  | 'image/png'
  | 'image/webp'
  | 'image/avif'
  | 'video/mp4'
  | 'video/quicktime'
  | 'video/webm';

const videoBrands = new Set([
  'isom',
  'iso2',
  'iso4',
  'iso5',
  'iso6',
  'mp41',
  'mp42',
  'avc1',
  'M4V ',
  'MSNV',
  '3gp4',
  '3gp5',
]);

const isoType = (brand: string): MediaType | null => {
  if (brand === 'avif') return 'image/avif';
  if (brand === 'qt  ') return 'video/quicktime';
  return videoBrands.has(brand) ? 'video/mp4' : null;
};

/** Bytes from a file's beginning that tell what it is. */
const headLength = 64;

/** Returns a file's type by its first bytes, whatever its name and sender say; null for a kind that is refused. */
export const mediaTypeOf = (bytes: Uint8Array): MediaType | null => {
  const head = Buffer.from(bytes.subarray(0, headLength)).toString('latin1');
  if (head.startsWith('\xFF\xD8\xFF')) return 'image/jpeg';
  if (head.startsWith('\x89PNG\r\n\x1A\n')) return 'image/png';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'image/webp';
  if (head.slice(4, 8) === 'ftyp') return isoType(head.slice(8, 12));
  return head.startsWith('\x1A\x45\xDF\xA3') && head.includes('webm') ? 'video/webm' : null;
};

type Part = ReturnType<FastifyRequest['parts']> extends AsyncIterableIterator<infer P> ? P : never;
type FilePart = Extract<Part, { type: 'file' }>;

/** The sender's file name, shortened. */
const nameOf = ({ filename }: Pick<FilePart, 'filename'>): string => filename.slice(-100);

/**
 * Streams a file of a form to `path` and answers what it is by its first bytes; null for the empty one that a browser
 * sends for a field left empty. `budget.left` is what all files of the form may still have, in bytes.
 * @throws ShopError 400 for a file of another kind, 413 for one that is too large; both before the rest of it is read
 */
const receiveFile = async (part: FilePart, path: string, budget: { left: number }): Promise<MediaType | null> => {
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

/** Bounds of the fields beside the files: how many, and the bytes of each. */
const fieldLimits = { fields: 200, fieldSize: 20_000 } as const;
const { files, fileSize, total: mostBytes } = uploadLimits;

/** Limits that the plugin enforces; `readMultipart` limits the sum of the files. */
export const multipartLimits = { files, fileSize, ...fieldLimits } as const;
/** The longest form-data that can be within those bounds, in bytes: its fields and boundaries come to less than this. */
const mostOfForm = mostBytes + 1024 * 1024;

/** Form-data that was read. */
export interface ReceivedForm {
  /** Names as `parseForm` reads them, files as `File`s whose bytes lie on disk and whose `type` was found in them. */
  readonly fields: Record<string, unknown>;
  /** Deletes the files; to be called once nobody reads them any more. */
  discard(): Promise<void>;
}

/** Called with the fields, before the first file is read; what it throws refuses the form. */
export type Admit = (fields: Record<string, unknown>) => Promise<void>;

const readParts = async (request: FastifyRequest, admit: Admit, folder: string): Promise<Record<string, unknown>> => {
  const fields: [string, string | File][] = [];
  const budget = { left: mostBytes };
  let received = 0;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.valueTruncated) throw new ShopError(413, httpMessages.tooLarge);
      fields.push([part.fieldname, String(part.value)]);
      continue;
    }
    if (received === 0) await admit(groupedFields(fields));
    received += 1;
    const file = await fileOf(part, join(folder, String(received)), budget);
    if (file) fields.push([part.fieldname, file]);
  }
  if (received === 0) await admit(groupedFields(fields));
  return groupedFields(fields);
};

/** A file as what it is by its bytes; null for the empty one that a browser sends for a field left empty. */
const fileOf = async (part: FilePart, path: string, budget: { left: number }): Promise<File | null> => {
  const type = await receiveFile(part, path, budget);
  return type && new File([await openAsBlob(path, { type })], nameOf(part), { type });
};

/**
 * Reads form-data: its fields first, which `admit` looks at before a single byte of a file is read, then the files, each
 * streamed to a temporary file while its size is counted and its kind is found in its first bytes. Whatever
 * goes wrong leaves no file behind.
 * @throws ShopError 400 for form-data that breaks off and for a file of another kind, 413 for too much of anything; and
 *   whatever `admit` throws
 */
export const readMultipart = async (request: FastifyRequest, admit: Admit): Promise<ReceivedForm> => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-upload-'));
  const discard = () => rm(folder, { recursive: true, force: true });
  try {
    if (Number(request.headers['content-length']) > mostOfForm) throw new ShopError(413, httpMessages.tooLarge);
    return { fields: await readParts(request, admit, folder), discard };
  } catch (error) {
    await discard();
    // Nobody parses the rest of the body, which `answerAfterBody` reads and throws away.
    request.raw.unpipe();
    const isExplained = error instanceof ShopError || (error instanceof Error && 'statusCode' in error);
    throw isExplained ? error : new ShopError(400, httpMessages.unreadable);
  }
};
