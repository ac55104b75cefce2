/** A video by its name (ACC-018). */
const videoExtensions = ['mp4', 'm4v', 'mov', 'webm', '3gp'] as const;
const pictureExtensions = ['jpg', 'jpeg', 'png', 'webp', 'avif'] as const;

/** Bounds of any form with files: how many, and the bytes of each and of all of them together. */
export const uploadLimits = { files: 8, fileSize: 20 * 1024 * 1024, total: 40 * 1024 * 1024 } as const;

export const mostReviewFiles = uploadLimits.files;

/** Pictures that a message to the shop may bring. */
export const mostContactPictures = 4;

/** For `<input type="file" accept>`. */
export const acceptedUploads = [...pictureExtensions, ...videoExtensions].map((extension) => `.${extension}`).join(',');

const hasExtension = (name: string, extensions: readonly string[]): boolean =>
  extensions.includes(/\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '');

/** Whether a file is a video, told by its extension alone: browsers and phones often leave a video's type empty. */
export const isVideoFile = (name: string): boolean => hasExtension(name, videoExtensions);

/** Whether a file is a picture of a kind that every browser shows, told by its extension. */
export const isPictureFile = (name: string): boolean => hasExtension(name, pictureExtensions);

/** Pictures that every browser shows, by media type; for the `accept` of a field that takes pictures alone. */
export const photoTypes = 'image/jpeg,image/png,image/webp,image/avif';

export type PhotoProblem = 'tooMany' | 'tooLarge' | 'otherKind';

/** Why these pictures cannot be sent, known before anything is sent; undefined when they can. `most` is how many may. */
export const photoProblem = (
  photos: readonly Pick<File, 'size' | 'type'>[],
  most: number = uploadLimits.files,
): PhotoProblem | undefined => {
  if (photos.length > most) return 'tooMany';
  const total = photos.reduce((sum, { size }) => sum + size, 0);
  if (total > uploadLimits.total || photos.some(({ size }) => size > uploadLimits.fileSize)) return 'tooLarge';
  return photos.some(({ type }) => !photoTypes.split(',').includes(type)) ? 'otherKind' : undefined;
};
