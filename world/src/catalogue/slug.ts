/** Lower-case ASCII words joined by hyphens, for a link. */
export const slug = (words: string) =>
  words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
