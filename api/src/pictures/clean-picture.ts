import pLimit from 'p-limit';
import sharp from 'sharp';
import { ShopError } from '../domain/shop-error.ts';
import { messages, type Message } from '../domain/messages.ts';

/** The longer side of a picture, in pixels: as much as the largest view of it shows. */
const pictureSide = 1600;

const unreadable: Message = {
  en: 'This picture could not be read. Please choose another.',
  fr: 'Cette image est illisible. Veuillez en choisir une autre.',
};

export const pictureType = 'image/webp';

/** Pictures worked on at one time: each takes a processor, and the memory of up to 60 megapixels. */
const limit = pLimit(2);
/** Pictures that wait for their turn; who comes after them is asked to try again. */
const mostWaiting = 50;

const shrunk = async (file: Blob): Promise<Buffer> => {
  try {
    return await sharp(await file.arrayBuffer(), { limitInputPixels: 60_000_000 })
      .rotate()
      .resize({ width: pictureSide, height: pictureSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
  } catch {
    throw new ShopError(400, unreadable, { field: 'media' });
  }
};

/**
 * A picture that somebody sent as it may be stored: upright, no larger than it needs to be, and without what a camera
 * notes: where it was taken, when, and by whom.
 * @throws ShopError 400 for what cannot be read as a picture, 503 when too many wait already
 */
export const cleanPicture = async (file: Blob): Promise<Buffer> => {
  if (limit.pendingCount >= mostWaiting) throw new ShopError(503, messages.busy);
  return limit(shrunk, file);
};
