import { randomUUID } from 'node:crypto';
import { isVideoFile } from '@shop/contract';
import type { NewUpload } from '../../database/reviews/uploads.ts';
import { keepFile } from '../../files/file-store.ts';
import { cleanFilm } from '../../pictures/clean-film.ts';
import { cleanPicture, pictureType } from '../../pictures/clean-picture.ts';
import { ShopError } from '../../domain/shop-error.ts';
import type { Services } from '../../services.ts';
import { reviewMessages } from './messages.ts';

export interface ReceivedMedia {
  kind: 'picture' | 'video';
  row: NewUpload;
}

const extensions: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
};

/** URL path under which an upload is shown. */
export const mediaPath = (id: string): string => `/media/uploads/${id}`;

/**
 * Files of a form as they are stored: a video is recognised by its extension (ACC-018), and its bytes must agree.
 * @throws ShopError 400 for a file that is not what its name says, or a picture or film that cannot be read
 */
export const receivedMedia = async (
  { files: store, now }: Pick<Services, 'files' | 'now'>,
  files: readonly Blob[],
): Promise<ReceivedMedia[]> => {
  const media: ReceivedMedia[] = [];
  // One after the other: eight pictures at once would take all of the server's memory and processors.
  for (const file of files) {
    const isVideo = file instanceof File && isVideoFile(file.name);
    if (isVideo !== file.type.startsWith('video/'))
      throw new ShopError(400, reviewMessages.otherKind, { field: 'media' });
    const content = isVideo ? await cleanFilm(file) : new Blob([new Uint8Array(await cleanPicture(file))]);
    // The database takes a film in pieces; a store takes it whole.
    const object = store && (await keepFile(store, new Uint8Array(await content.arrayBuffer()))).object;
    const mediaType = isVideo ? file.type : pictureType;
    const id = `${randomUUID()}.${extensions[mediaType] ?? 'bin'}`;
    media.push({ kind: isVideo ? 'video' : 'picture', row: { id, mediaType, content, object, createdAt: now() } });
  }
  return media;
};
