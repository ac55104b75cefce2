import { uploadLimits } from '@shop/contract';
import type { FastifyRequest } from 'fastify';
import { ApiError, messages, wrongFile } from './error.ts';
import { groupedFields } from './form-fields.ts';
import { mediaTypeOf } from './media-type.ts';

/** Bounds of the fields beside the files: how many, and the bytes of each. */
const fieldLimits = { fields: 200, fieldSize: 20_000 } as const;
const { files, fileSize, total: mostBytes } = uploadLimits;

/** What the plugin watches by itself; it is `readMultipart` that adds the files up, which are held in memory. */
export const multipartLimits = { files, fileSize, ...fieldLimits } as const;

type Part = ReturnType<FastifyRequest['parts']> extends AsyncIterableIterator<infer P> ? P : never;
type FilePart = Extract<Part, { type: 'file' }>;

/** A file as what it is by its bytes; null for the empty one that a browser sends for a field left empty. */
const fileOf = async (part: FilePart): Promise<File | null> => {
  const bytes = await part.toBuffer();
  if (bytes.length === 0 && !part.filename) return null;
  const type = mediaTypeOf(bytes);
  const name = part.filename.slice(-100);
  if (type === null) throw new ApiError(400, wrongFile(name), { field: part.fieldname });
  return new File([new Uint8Array(bytes)], name, { type });
};

const fieldsOf = async (request: FastifyRequest): Promise<[string, string | File][]> => {
  const fields: [string, string | File][] = [];
  let total = 0;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.valueTruncated) throw new ApiError(413, messages.tooLarge);
      fields.push([part.fieldname, String(part.value)]);
      continue;
    }
    const file = await fileOf(part);
    if (file === null) continue;
    total += file.size;
    if (total > mostBytes) throw new ApiError(413, messages.tooLarge);
    fields.push([part.fieldname, file]);
  }
  return fields;
};

/**
 * Form-data as an object: names as `parseForm` reads them, files as `File`s whose `type` was found in their bytes.
 * @throws ApiError 400 for form-data that breaks off and for a file of another kind, 413 for too much of anything
 */
export const readMultipart = async (request: FastifyRequest): Promise<Record<string, unknown>> => {
  try {
    return groupedFields(await fieldsOf(request));
  } catch (error) {
    // What is still coming is thrown away, so that the answer arrives at a browser that is still sending.
    request.raw.unpipe();
    request.raw.resume();
    const isExplained = error instanceof ApiError || (error instanceof Error && 'statusCode' in error);
    throw isExplained ? error : new ApiError(400, messages.unreadable);
  }
};
