import type { Message } from '../domain/messages.ts';
import { ShopError } from '../domain/shop-error.ts';
import type { StoredPicture } from '../domain/stored-picture.ts';
import { keepFile, type FileStore } from '../files/file-store.ts';
import { cleanPicture, pictureType } from './clean-picture.ts';

const picturesOnly: Message = { en: 'Please send pictures only.', fr: 'Veuillez n’envoyer que des images.' };

/** The files of a form that takes pictures alone, kept in `store`. @throws ShopError 400 for anything else */
export const receivedPictures = async (store: FileStore, files: readonly Blob[]): Promise<StoredPicture[]> => {
  const pictures: StoredPicture[] = [];
  // One after the other: eight pictures at once would take all of the server's memory and processors.
  for (const file of files) {
    if (!file.type.startsWith('image/')) throw new ShopError(400, picturesOnly, { field: 'media' });
    pictures.push({ mediaType: pictureType, ...(await keepFile(store, await cleanPicture(file))) });
  }
  return pictures;
};
