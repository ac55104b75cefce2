import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { isVideoFile } from '@shop/contract';
import type { UploadRow } from '../../database/reviews/uploads.ts';
import { ApiError } from '../error.ts';
import { reviewMessages } from './messages.ts';

/** The longer side of a picture, in pixels: as much as the largest view of it shows. */
const pictureSide = 1600;

export interface ReceivedMedia {
  kind: 'picture' | 'video';
  row: UploadRow;
}

const extensions: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
};

/** URL path under which an upload is shown. */
export const mediaPath = (id: string): string => `/media/uploads/${id}`;

/** A picture upright, no larger than it needs to be, and without what a camera notes: where it was taken, and by whom. */
const pictureOf = async (file: Blob): Promise<Uint8Array> => {
  try {
    return await sharp(await file.arrayBuffer(), { limitInputPixels: 60_000_000 })
      .rotate()
      .resize({ width: pictureSide, height: pictureSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
  } catch {
    throw new ApiError(400, reviewMessages.brokenPicture, { field: 'media' });
  }
};

/**
 * Files of a form as they are stored: a video is told by its extension (document 1 §5), and its bytes must agree.
 * @throws ApiError 400 for a file that is not what its name says, or a picture that cannot be read
 */
export const receivedMedia = async (files: readonly Blob[], now: Date): Promise<ReceivedMedia[]> => {
  const media: ReceivedMedia[] = [];
  // One after the other: eight pictures at once would take all of the server's memory and processors.
  for (const file of files) {
    const isVideo = file instanceof File && isVideoFile(file.name);
    if (isVideo !== file.type.startsWith('video/'))
      throw new ApiError(400, reviewMessages.otherKind, { field: 'media' });
    const content = isVideo ? new Uint8Array(await file.arrayBuffer()) : await pictureOf(file);
    const mediaType = isVideo ? file.type : 'image/webp';
    const id = `${randomUUID()}.${extensions[mediaType] ?? 'bin'}`;
    media.push({ kind: isVideo ? 'video' : 'picture', row: { id, mediaType, content, createdAt: now } });
  }
  return media;
};
