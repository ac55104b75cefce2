import { openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uploadLimits } from '@shop/contract';
import type { FastifyRequest } from 'fastify';
import { ShopError } from '../domain/shop-error.ts';
import { groupedFields } from './form-fields.ts';
import { nameOf, receiveFile, type FilePart } from './received-file.ts';
import { httpMessages } from './messages.ts';

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
