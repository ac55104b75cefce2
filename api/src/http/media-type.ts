/** What a person may send: pictures that every browser shows, and the videos that telephones make. */
export type MediaType =
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
export const headLength = 64;

/** What a file is by its first bytes, whatever its name and sender say; null for a kind that the shop does not take. */
export const mediaTypeOf = (bytes: Uint8Array): MediaType | null => {
  const head = Buffer.from(bytes.subarray(0, headLength)).toString('latin1');
  if (head.startsWith('\xFF\xD8\xFF')) return 'image/jpeg';
  if (head.startsWith('\x89PNG\r\n\x1A\n')) return 'image/png';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'image/webp';
  if (head.slice(4, 8) === 'ftyp') return isoType(head.slice(8, 12));
  return head.startsWith('\x1A\x45\xDF\xA3') && head.includes('webm') ? 'video/webm' : null;
};
