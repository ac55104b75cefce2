import { Type } from 'typebox';
import { Count } from '../entities/fields.ts';
import { FileError } from './entities.ts';

/** A file as it is sent: its text, or its bytes as they come. */
export type FileBody = string | AsyncIterable<Uint8Array>;

/** A file as `text/csv`. */
export const CsvFile = Type.Unsafe<FileBody>({ type: 'string', contentMediaType: 'text/csv' });

/** The first 1,000 mistakes of a file, and how many there are. */
export const mistakes = { errors: Type.Array(FileError), errors_total: Count };

/** What an applied file may be refused with. */
export const fileErrors = {
  400: 'A field is wrong, or the file has mistakes: `result.errors` has them by line and column.',
};
