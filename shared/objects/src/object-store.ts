export interface StoredObject {
  readonly bytes: Buffer;
  /** Changes with each writing; for `Condition`. */
  readonly tag: string;
}

export interface ListedObject {
  readonly key: string;
  /** When it was written, in ms since 1970. */
  readonly changedAt: number;
}

/** Under which a writing is done: nothing is there, or what is there has this tag. */
export type Condition = 'absent' | { readonly tag: string };

/**
 * Bytes under keys (`a/b.json`: no leading slash, no `.` or `..`), in a folder or in a bucket. Every method rejects with an
 * ObjectStoreProblem when the store cannot be used, after the time limit of its settings at the latest.
 */
export interface ObjectStore {
  /** For messages: where it is, without secrets. */
  readonly place: string;
  read(key: string): Promise<StoredObject | null>;
  /** Bytes `start` to `end`, both counted from 0. */
  readPart(key: string, start: number, end: number): Promise<Buffer | null>;
  /** Puts the object there whole, in place of what is there. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** All objects whose key begins so, in the order of their keys; in a folder also what killed writers have left. */
  list(prefix: string): Promise<ListedObject[]>;
  /** Removes what is there of these. */
  remove(keys: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** A store in which two writers cannot lose each other's writing. */
export interface ConditionalStore extends ObjectStore {
  /** Writes where the condition holds, and answers the new tag; null, with nothing written, where it does not. */
  writeIf(condition: Condition, key: string, bytes: Uint8Array): Promise<string | null>;
  /** Rejects with ConditionsIgnored where the store takes no notice of conditions; it writes to find out. */
  requireConditions(): Promise<void>;
}

/** In words for whoever runs the shop; it repeats no key. */
export class ObjectStoreProblem extends Error {
  override readonly name: string = 'ObjectStoreProblem';
}

/** Two writers at once would lose one of them. */
export class ConditionsIgnored extends ObjectStoreProblem {
  override readonly name = 'ConditionsIgnored';
}
