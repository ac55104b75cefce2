import { isAscii, isUtf8 } from 'node:buffer';

/** Why a file cannot be read, and the line at which that shows. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem';
  readonly line: number;
  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

type Encoding = 'UTF-8' | 'Windows-1252';

/** Bytes of one line: what is longer is no table. */
export const longestLine = 1_000_000;
const lineFeed = 0x0a;
const advice = 'Save the file as CSV UTF-8.';

/**
 * Bytes that stand for nothing in Windows-1252, or for a sign of which no English or French text is made. The accents of
 * an old Mac's encoding (MacRoman) lie there.
 */
const foreign: ReadonlySet<number> = new Set([
  0x81, 0x83, 0x84, 0x86, 0x87, 0x88, 0x89, 0x8d, 0x8e, 0x8f, 0x90, 0x98, 0x9d,
]);

const decoders = {
  'UTF-8': new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }),
  'Windows-1252': new TextDecoder('windows-1252'),
} as const satisfies Record<Encoding, unknown>;

/** A file in pieces that end with a line. @throws FileProblem for a line that is too long */
const wholeLines = async function* (content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0);
  for await (const chunk of content) {
    const bytes = Buffer.concat([rest, chunk]);
    const end = bytes.lastIndexOf(lineFeed) + 1;
    if (end > 0) yield bytes.subarray(0, end);
    rest = bytes.subarray(end);
    if (rest.length > longestLine) break;
  }
  if (rest.length > 0) yield rest;
};

const linesOf = function* (piece: Buffer): Generator<Buffer> {
  for (let begin = 0; begin < piece.length;) {
    const end = piece.indexOf(lineFeed, begin) + 1 || piece.length;
    yield piece.subarray(begin, end);
    begin = end;
  }
};

/** Of a line's own; null for ASCII, which is both. */
const encodingOf = (line: Buffer): Encoding | null => (isAscii(line) ? null : isUtf8(line) ? 'UTF-8' : 'Windows-1252');

/** The encoding of a piece that begins in a line, after lines in another. @throws FileProblem */
const encodingIn = (piece: Buffer, before: Encoding | null, firstLine: number): Encoding | null => {
  let [encoding, number] = [before, firstLine];
  for (const line of linesOf(piece)) {
    const own = encodingOf(line);
    if (line.length > longestLine)
      throw new FileProblem(number, `The line is longer than ${longestLine} bytes: this is no table.`);
    if (own !== null && encoding !== null && own !== encoding)
      throw new FileProblem(number, `The file is in two encodings: ${encoding} before, ${own} here. ${advice}`);
    if (own === 'Windows-1252' && line.some((byte) => foreign.has(byte)))
      throw new FileProblem(number, `The file is neither in UTF-8 nor in Windows-1252. ${advice}`);
    encoding = own ?? encoding;
    number += 1;
  }
  return encoding;
};

const feedsIn = (piece: Buffer): number => {
  let count = 0;
  for (let place = piece.indexOf(lineFeed); place !== -1; place = piece.indexOf(lineFeed, place + 1)) count += 1;
  return count;
};

/** Begins as texts of 16 bits do. */
const isUtf16 = (piece: Buffer): boolean => piece.length > 1 && /^(fffe|feff)$/.test(piece.toString('hex', 0, 2));

/**
 * A file's text as it comes in, in pieces that end with a line: UTF-8, or Windows-1252 as spreadsheets save it. Nothing
 * stands for a byte that is none.
 * @throws FileProblem
 */
export const decodedText = async function* (content: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let encoding: Encoding | null = null;
  let line = 1;
  for await (const piece of wholeLines(content)) {
    if (line === 1 && isUtf16(piece)) throw new FileProblem(1, `The file is in UTF-16. ${advice}`);
    const isPlain: boolean = piece.length <= longestLine && isUtf8(piece) && encoding !== 'Windows-1252';
    encoding = isPlain ? (encoding ?? encodingOf(piece)) : encodingIn(piece, encoding, line);
    yield decoders[encoding ?? 'UTF-8'].decode(piece);
    line += feedsIn(piece);
  }
};

/** A whole file's text, without a byte-order mark. @throws FileProblem */
export const textOf = async (content: AsyncIterable<Uint8Array>): Promise<string> => {
  let text = '';
  for await (const piece of decodedText(content)) text += piece;
  return text.replace(/^\ufeff/, '');
};
