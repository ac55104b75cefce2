import { bucketAccessFrom, bucketIn } from '@shop/objects';
import type { Reading } from '@shop/settings';
import type { FilesPlace } from './files/file-store-from.ts';

/** @throws SettingsError when the bucket's key is not whole */
export const filesFrom = (given: Reading): FilesPlace => {
  const place = given.of('UPLOADS');
  if (place === null) return { kind: 'database' };
  const bucket = bucketIn(place);
  return bucket ? { kind: 'bucket', bucket, access: bucketAccessFrom(given) } : { kind: 'folder', folder: place };
};
