import { SettingsError, type Reading } from '@shop/settings';

/** A part of a bucket: `prefix` is empty, or ends with a slash. */
export interface BucketPlace {
  readonly bucket: string;
  readonly prefix: string;
}

export interface BucketAccess {
  /** Null for Amazon's own. */
  readonly endpoint: string | null;
  readonly region: string;
  /** `https://host/bucket/key` in place of `https://bucket.host/key`. */
  readonly pathStyle: boolean;
  /** Null for those that the machine has (a role of the instance, `AWS_…`). */
  readonly keys: { readonly id: string; readonly secret: string } | null;
  /** How long a call may take with its retries, in ms. */
  readonly limit: number;
}

/** The bucket that a setting names; null where it names a folder. */
export const bucketIn = (place: string): BucketPlace | null => {
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)(?:\/(.*))?$/.exec(place) ?? [];
  if (bucket === undefined) return null;
  const inner = prefix.replace(/\/+$/, '');
  return { bucket, prefix: inner && `${inner}/` };
};

/** @throws SettingsError when one of two keys is missing */
export const bucketAccessFrom = (given: Reading): BucketAccess => {
  const [id, secret] = [given.of('S3_ACCESS_KEY_ID'), given.of('S3_SECRET_ACCESS_KEY')];
  if ((id === null) !== (secret === null))
    throw new SettingsError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY have to be set together.');
  return {
    endpoint: given.of('S3_ENDPOINT'),
    region: given.of('S3_REGION'),
    pathStyle: given.of('S3_PATH_STYLE') ?? given.isSet('S3_ENDPOINT'),
    keys: id === null || secret === null ? null : { id, secret },
    limit: given.of('S3_LIMIT'),
  };
};
