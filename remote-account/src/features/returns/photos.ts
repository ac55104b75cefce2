/** What the API takes of photos: how many, and bytes of each and of all together. */
export const photoLimits = { count: 8, size: 20 * 1024 * 1024, total: 40 * 1024 * 1024 } as const;

/** Pictures that every browser shows; for the field's `accept`. */
export const photoTypes = 'image/jpeg,image/png,image/webp,image/avif';

export type PhotoProblem = 'tooMany' | 'tooLarge' | 'otherKind';

/** Why these photos cannot be sent, known before anything is sent; undefined when they can. */
export function photoProblem(photos: readonly Pick<File, 'size' | 'type'>[]): PhotoProblem | undefined {
  if (photos.length > photoLimits.count) return 'tooMany';
  const total = photos.reduce((sum, { size }) => sum + size, 0);
  if (total > photoLimits.total || photos.some(({ size }) => size > photoLimits.size)) return 'tooLarge';
  return photos.some(({ type }) => !photoTypes.split(',').includes(type)) ? 'otherKind' : undefined;
}
