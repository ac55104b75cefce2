import {
  type BucketAccess,
  type BucketPlace,
  type ConditionalStore,
  ConditionsIgnored,
  ObjectStoreProblem,
  s3Objects,
} from '@shop/objects';
import { DeliveryProblem } from '../problem.ts';

/** Every method rejects with a DeliveryProblem when it cannot be used. */
export type ReleaseObjects = Omit<ConditionalStore, 'readPart' | 'requireConditions'>;

const withCause = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw error instanceof ObjectStoreProblem ? new DeliveryProblem(error.message) : error;
  });

/** `check`: see ReleaseStorage. */
type CheckedObjects = ReleaseObjects & { check(): Promise<void> };

/** The objects of a bucket; nothing is written before the store has shown that it can keep two writers apart. */
export const releaseObjects = (place: BucketPlace, access: BucketAccess): CheckedObjects => {
  const store = s3Objects(place, access);
  let checked: Promise<void> | null = null;
  const requireConditions = (): Promise<void> =>
    (checked ??= withCause(store.requireConditions()).catch((error: unknown) => {
      checked = null;
      throw error;
    }));
  return {
    place: store.place,
    check: () =>
      withCause(
        store.requireConditions().catch((error: unknown) => {
          // One that is away, or may not be written to from here, loses nothing.
          if (error instanceof ConditionsIgnored) throw error;
        }),
      ),
    read: (key) => withCause(store.read(key)),
    list: (prefix) => withCause(store.list(prefix)),
    remove: (keys) => withCause(store.remove(keys)),
    async write(key, bytes) {
      await requireConditions();
      await withCause(store.write(key, bytes));
    },
    async writeIf(condition, key, bytes) {
      await requireConditions();
      return withCause(store.writeIf(condition, key, bytes));
    },
    close: () => store.close(),
  };
};
