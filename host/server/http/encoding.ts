import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { memo } from '@shop/serving/memo';
import type { FastifyReply, FastifyRequest } from 'fastify';

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

const negotiated = memo<ContentEncoding>({ max: 1_000 });

/** As `negotiate`: browsers send few different headers, so what was found for one is remembered. */
export const negotiateAgain = (accept: string | string[] | undefined): ContentEncoding => {
  const header = String(accept ?? '');
  return header.length < 200 ? negotiated.of(header, () => negotiate(header)) : negotiate(header);
};

/** Holds nearly every page compressed: each further piece is another question to a thread of libuv. */
const chunkSize = 64 * 1024;

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Compressed bytes with no memory beyond their own: what zlib answers is a view of a whole chunk. */
const bytesAlone = (made: Buffer): Buffer => {
  if (made.length === made.buffer.byteLength) return made;
  const alone = Buffer.allocUnsafeSlow(made.length);
  made.copy(alone);
  return alone;
};

const brotli = async (plain: Buffer, quality: number): Promise<Buffer> =>
  bytesAlone(await compress.br(plain, { chunkSize, params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));

const encode = {
  // Takes two milliseconds for a page that somebody waits for.
  br: (plain: Buffer) => brotli(plain, 7),
  gzip: async (plain: Buffer) => bytesAlone(await compress.gzip(plain, { chunkSize, level: 6 })),
  identity: async (plain: Buffer) => plain,
};

const decode = { br: promisify(brotliDecompress), gzip: promisify(gunzip), identity: encode.identity };

/** A text that is sent often: its forms are made when first asked for, each once. */
export interface EncodedText {
  /** This form where it lies ready. */
  ready(encoding: ContentEncoding): Buffer | null;
  as(encoding: ContentEncoding): Promise<Buffer>;
  etag: string;
  bytes(): number;
}

/** A text as UTF-8; what is UTF-8 already is not copied. */
export const bytesOf = (text: string | Uint8Array): Buffer =>
  typeof text === 'string' ? Buffer.from(text) : Buffer.from(text.buffer, text.byteOffset, text.byteLength);

/**
 * A text that nobody has asked for uncompressed is kept compressed alone, a tenth of its size. One that is asked for a second time
 * will be asked for often: it is compressed once more as well as can be, a tenth smaller for fifty milliseconds of a
 * thread's time, which nobody waits for. `onGrown` hears of a form that is new.
 */
export const encodedText = (text: string | Uint8Array, onGrown: () => void = () => undefined): EncodedText => {
  const plain = bytesOf(text);
  // Weak: the encodings of one page differ in bytes and are the same page.
  const etag = `W/"${hash('sha256', plain, 'base64url').slice(0, 27)}"`;
  return textOf('identity', plain, etag, onGrown);
};

/** The same of what is compressed with brotli already. */
export const compressedText = (br: Buffer, etag: string, onGrown: () => void): EncodedText =>
  textOf('br', br, etag, onGrown);

const textOf = (given: ContentEncoding, form: Buffer, etag: string, onGrown: () => void): EncodedText => {
  const forms = new Map<ContentEncoding, Buffer>([[given, form]]);
  const making = new Map<ContentEncoding, Promise<Buffer>>();
  let isAskedPlain = false;
  let isAskedAgain = false;

  const make = async (encoding: ContentEncoding): Promise<Buffer> => {
    const [source] = forms;
    if (!source) throw new Error('a text has at least one form');
    const made = await encode[encoding](await decode[source[0]](source[1]));
    forms.set(encoding, made);
    if (!isAskedPlain) forms.delete('identity');
    onGrown();
    return made;
  };

  const improve = async (known: Buffer): Promise<void> => {
    forms.set('br', await brotli(await decode.br(known), constants.BROTLI_MAX_QUALITY));
    onGrown();
  };

  const found = (encoding: ContentEncoding): Buffer | undefined => {
    const known = forms.get(encoding);
    if (known && encoding === 'br' && !isAskedAgain) {
      isAskedAgain = true;
      improve(known).catch(() => undefined); // what is there is sent further on
    }
    return known;
  };

  return {
    ready: (encoding) => (encoding === 'identity' && !isAskedPlain ? null : (found(encoding) ?? null)),
    async as(encoding) {
      if (encoding === 'identity') isAskedPlain = true;
      const known = found(encoding) ?? making.get(encoding);
      if (known) return known;
      const promise = make(encoding).finally(() => making.delete(encoding));
      making.set(encoding, promise);
      return promise;
    },
    etag,
    bytes: () => [...forms.values()].reduce((sum, form) => sum + form.length, 0),
  };
};

/** Sends a text in the best of its forms that the client takes. */
export const sendText = async (
  { headers }: FastifyRequest,
  reply: FastifyReply,
  text: EncodedText,
  type: 'text/html' | 'application/json',
): Promise<FastifyReply> => {
  const encoding = negotiate(headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(`${type}; charset=utf-8`).send(await text.as(encoding));
};

/** The same of JSON whose address names its content: browsers and caches keep it for good. */
export const sendForGood = (request: FastifyRequest, reply: FastifyReply, text: EncodedText): Promise<FastifyReply> => {
  reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept-Encoding' });
  return sendText(request, reply, text, 'application/json');
};
