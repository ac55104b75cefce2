import { uploadLimits } from '@shop/contract';

/** Pictures that every browser shows; for the field's `accept`. */
export const photoTypes = 'image/jpeg,image/png,image/webp,image/avif';

export type PhotoProblem = 'tooMany' | 'tooLarge' | 'otherKind';

/** Why these photos cannot be sent, known before anything is sent; undefined when they can. */
export const photoProblem = (photos: readonly Pick<File, 'size' | 'type'>[]): PhotoProblem | undefined => {
  const { files, fileSize, total: most } = uploadLimits;
  if (photos.length > files) return 'tooMany';
  const total = photos.reduce((sum, { size }) => sum + size, 0);
  if (total > most || photos.some(({ size }) => size > fileSize)) return 'tooLarge';
  return photos.some(({ type }) => !photoTypes.split(',').includes(type)) ? 'otherKind' : undefined;
};
