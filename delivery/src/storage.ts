import type { Arms } from './candidates/evidence.ts';
import type { Change, Registry, Release } from './schemas.ts';
import type { Signatures } from './signatures/signing.ts';

export interface RegistryUpdate {
  registry: Registry;
  change: Omit<Change, 'number'>;
}

/**
 * Where releases live: in a folder, in a PostgreSQL database, or in a bucket.
 * Every method rejects with a DeliveryProblem for what a person can act on.
 */
export interface ReleaseStorage {
  /** Asked before a server starts: rejects where the store would lose what it is told; nothing else is looked at. */
  check(): Promise<void>;
  /** The registry; empty when nothing was ever promoted. */
  readRegistry(): Promise<Registry>;
  /**
   * Changes the registry and writes the change into the history, both in one step: no other change happens between
   * `update`'s reading and the writing. With null nothing changes.
   */
  updateRegistry(
    update: (registry: Registry) => RegistryUpdate | null | Promise<RegistryUpdate | null>,
  ): Promise<Registry>;
  /** Does one work after the other, also those of other processes; changes of the registry need no turn. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
  /** Every change that there was, oldest first. */
  history(): Promise<Change[]>;
  /**
   * Counts of one web server since the candidate stands, in place of what it wrote before. `since` is
   * the candidate's.
   */
  writeCounts(packageName: string, since: string, server: string, arms: Arms): Promise<void>;
  /** The sum of all web servers' counts. */
  counts(packageName: string, since: string): Promise<Arms>;
  /** Forgets the counts of a package's candidates. */
  forgetCounts(packageName: string): Promise<void>;
  /** Packages of which there is a build, or was. */
  packages(): Promise<string[]>;
  /** Build numbers of a package, oldest first. */
  builds(packageName: string): Promise<number[]>;
  /**
   * The manifest of one release. One that was changed since the registry first pointed at the build is refused,
   * and one that no team has signed which may release the package.
   */
  readRelease(packageName: string, build: number): Promise<Release>;
  /** The hash of that manifest as it is stored, for the registry. */
  manifestIntegrity(packageName: string, build: number): Promise<string>;
  /** The bytes of one stored file (`client/…`, `server/…`, a compressed sibling, `release.json`, `signature.json`). */
  readFile(packageName: string, build: number, file: string): Promise<Uint8Array>;
  /** A local folder that holds the release's server half, which Node has to load by path. */
  localFolder(packageName: string, build: number): Promise<string>;
  /** Keys of teams, with which releases and what is said of them are signed. */
  readonly signatures: Signatures;
  /** Signs the manifest of a stored build with one's own key, in place of the signature that it has. */
  signRelease(packageName: string, build: number): Promise<void>;
  /** Signs a whole release and adds it at once or not at all; refuses a build that exists: releases never change. */
  addRelease(release: Release, files: Map<string, Uint8Array>): Promise<void>;
  removeRelease(packageName: string, build: number): Promise<void>;
  /** Private keys that lie with the releases, where whoever can read those can sign with them. */
  strayKeys(): Promise<string[]>;
  /** Left by processes that died: locks, and releases or registries that they did not finish. */
  leftovers(): Promise<string[]>;
  removeLeftover(file: string): Promise<void>;
  /** Lets go of connections and of copies for this process; nothing is asked of it afterwards. */
  close(): Promise<void>;
}
