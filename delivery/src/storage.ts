import type { Registry, Release } from './schemas.ts';

/**
 * Where releases live. The folder is the one implementation; a bucket would be another.
 * Every method rejects with a DeliveryProblem for what a person can act on.
 */
export interface ReleaseStorage {
  /** The registry; empty when nothing was ever promoted. */
  readRegistry(): Promise<Registry>;
  /** Changes the registry atomically: no other change happens between `change`'s reading and the writing. */
  updateRegistry(change: (registry: Registry) => Registry | Promise<Registry>): Promise<Registry>;
  /** Build numbers of a package, oldest first. */
  builds(packageName: string): Promise<number[]>;
  /** The manifest of one release. */
  readRelease(packageName: string, build: number): Promise<Release>;
  /** The bytes of one released file (`client/…`, `server/…`, or a compressed sibling). */
  readFile(packageName: string, build: number, file: string): Promise<Uint8Array>;
  /** A local folder that holds the release's files, for code that Node has to load by path. */
  localFolder(packageName: string, build: number): Promise<string>;
  /** Adds a whole release at once or not at all; refuses a build that exists: releases never change. */
  addRelease(release: Release, files: Map<string, Uint8Array>): Promise<void>;
}
