import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Size in bytes and sha256: what the chunks carry too (a preload with another hash function would not be used). */
export const digest = (bytes: Uint8Array) => ({
  size: bytes.byteLength,
  integrity: `sha256-${createHash('sha256').update(bytes).digest('base64')}`,
});

/** Is the file as it was packed? */
export const isWhole = (bytes: Uint8Array, integrity: string): boolean => digest(bytes).integrity === integrity;

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
        // Found by trying: the shell's script comes out a quarter of a kilobyte smaller.
        [constants.BROTLI_PARAM_NPOSTFIX]: 1,
        [constants.BROTLI_PARAM_NDIRECT]: 8,
        [constants.BROTLI_PARAM_LGBLOCK]: 20,
      },
    }),
  gz: (bytes: Uint8Array) => gzipSync(bytes, { level: 9 }),
};
export type StoredEncoding = keyof typeof encoders;
export const storedEncodings: StoredEncoding[] = ['br', 'gz'];
