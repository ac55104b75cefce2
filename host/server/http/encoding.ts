import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type ContentEncoding = 'br' | 'gzip' | 'identity';

/** The best encoding that the client accepts; `x;q=0` refuses one. */
export const negotiate = (accept: string | string[] | undefined): ContentEncoding => {
  const accepted = new Map(
    String(accept ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', ...parameters] = part.trim().split(/\s*;\s*/);
        const quality = parameters.find((parameter) => parameter.startsWith('q='));
        return [name, quality ? Number(quality.slice(2)) : 1] as const;
      }),
  );
  const takes = (name: string) => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0;
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
};

const compressors = {
  // Quality 5 takes about a millisecond for a page, and the result is a few per cent larger than with the best quality.
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: string) => promisify(gzip)(text, { level: 6 }),
  identity: async (text: string) => Buffer.from(text),
};

/** A text whose encoded forms and tag are made once, when first asked for. */
export interface EncodedText {
  text: string;
  as(encoding: ContentEncoding): Promise<Buffer>;
  etag(): string;
}

export const encodedText = (text: string): EncodedText => {
  const made = new Map<ContentEncoding, Promise<Buffer>>();
  let tag = '';
  return {
    text,
    as(encoding) {
      const body = made.get(encoding) ?? compressors[encoding](text);
      made.set(encoding, body);
      return body;
    },
    // Weak: the encodings of one page differ in bytes and are the same page.
    etag: () => (tag ||= `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`),
  };
};
