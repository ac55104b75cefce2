import { folderObjects, s3Objects, type BucketAccess, type BucketPlace } from '@shop/objects';
import type { FileStore } from './file-store.ts';

/** Where the settings say that new files of customers lie. */
export type FilesPlace =
  | { readonly kind: 'database' }
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 'bucket'; readonly bucket: BucketPlace; readonly access: BucketAccess };

export const fileStoreFrom = (place: FilesPlace): FileStore => {
  if (place.kind === 'database') return null;
  return place.kind === 'folder' ? folderObjects(place.folder) : s3Objects(place.bucket, place.access);
};
