export { folderObjects } from './folder-objects.ts';
export { ConditionsIgnored, ObjectStoreProblem, type ConditionalStore, type ObjectStore } from './object-store.ts';
export { bucketAccessFrom, bucketIn, type BucketAccess, type BucketPlace } from './place.ts';
export { s3Objects } from './s3-objects.ts';
