import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Bytes and sha384 in the form of subresource integrity. */
export function digest(bytes: Uint8Array): { size: number; integrity: string } {
  return { size: bytes.byteLength, integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}` };
}

const textual = /\.(?:js|mjs|css|html|json|map|svg|txt|webmanifest|xml)$/;

/** Is the file worth compressing? Pictures and fonts (woff2) are compressed already. */
export const isTextual = (file: string) => textual.test(file);

/** The two stored encodings, at the strongest setting: packed once, served for years. */
export const encoders = {
  br: (bytes: Uint8Array) =>
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
  gz: (bytes: Uint8Array) => gzipSync(bytes, { level: 9 }),
};
export type StoredEncoding = keyof typeof encoders;
export const storedEncodings: StoredEncoding[] = ['br', 'gz'];
