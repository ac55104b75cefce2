import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type PreviewBounds,
  type PreviewManifest,
  type PreviewPlace,
  PreviewProblem,
  type Release,
  type ReleaseStorage,
  fetchPreview,
  previewRelease,
  runFiles,
} from '@shop/delivery';
import { memo } from '@shop/serving/memo';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';

/** No stored build has such a number: those are seconds since 1970. */
const firstNumber = 500_000_000_000_000;

/** Whether a number of a build is one that this server has given to a preview. */
export const isPreviewNumber = (build: number): boolean => build >= firstNumber;

/**
 * By what a preview is known here: its manifest's hash, and with it that of every file. So one number is the same bytes on
 * every web server and for ever, whatever another build of that number holds, in the store or at another origin.
 */
const numberOf = ({ bytes }: PreviewManifest): number =>
  firstNumber + createHash('sha256').update(bytes).digest().readUIntBE(0, 6);

/** `ttl` counts from when a preview was last asked for, in ms. */
const cacheBounds = { max: 20, maxSize: 200_000_000, ttl: 12 * 3_600_000 };
/** Previews that are fetched at once. */
const concurrency = 4;
/** So long, in ms, one that could not be taken is not asked for again. */
const refusedFor = 5_000;

interface CachedPreview {
  manifest: PreviewManifest;
  /** As pages are made from it: under its number here. */
  release: Release;
  folder: string;
}

/** Builds that preview origins serve, as one more store to read from. */
export interface Previews {
  /**
   * Has a preview on this machine, all of it, fetched where it is not, and answers it under the number that it has here.
   * The team's signature is looked at each time. @throws PreviewProblem
   */
  take(place: PreviewPlace): Promise<Release>;
  /** The store, with what was taken under the numbers of here. */
  beside<S extends ReleaseStorage>(store: S): S;
  /** Removes what is on this machine. */
  close(): Promise<void>;
}

interface PreviewsOptions {
  storage: Pick<ReleaseStorage, 'signatures'>;
  log: FastifyBaseLogger;
  bounds?: PreviewBounds | undefined;
  now?: (() => number) | undefined;
}

const remove = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });

export const previewBuilds = ({ storage: { signatures }, log, bounds, now = Date.now }: PreviewsOptions): Previews => {
  const pending = new Map<string, Promise<CachedPreview>>();
  const refused = memo<PreviewProblem>({ max: 200, ttl: refusedFor, now });
  const numbers = memo<number>({ max: 200 });
  const builds = new LRUCache<number, CachedPreview>({
    ...cacheBounds,
    updateAgeOnGet: true,
    sizeCalculation: ({ release }) => Object.values(release.files).reduce((sum, { size }) => sum + size, 1),
    dispose: ({ folder }) => void remove(folder).catch(() => undefined),
  });
  let root: Promise<string> | null = null;
  let folders = 0;

  const fetched = async (place: PreviewPlace): Promise<CachedPreview> => {
    root ??= mkdtemp(path.join(tmpdir(), 'shop-previews-'));
    folders += 1; // never one twice: a thread may still have files of before
    const folder = path.join(await root, `${place.name}-${folders}`);
    const write = async (file: string, bytes: Uint8Array): Promise<void> => {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), bytes);
    };
    try {
      const { manifest, release: packed } = await fetchPreview(signatures, place, write, bounds);
      const build = numberOf(manifest);
      const known = builds.get(build);
      if (known) {
        await remove(folder);
        return known;
      }
      // Its files lie here, whatever it says of builds before it.
      const { since: _, ...own } = packed;
      const made: CachedPreview = { manifest, release: { ...own, build, files: runFiles(packed) }, folder };
      builds.set(build, made);
      log.info(
        { package: place.name, build, preview: place.address },
        'a preview is here, and shown where it is asked for',
      );
      return made;
    } catch (error) {
      await remove(folder);
      throw error;
    }
  };

  const fetchOnce = (place: PreviewPlace): Promise<CachedPreview> => {
    const running = pending.get(place.address);
    if (running) return running;
    if (pending.size >= concurrency)
      throw new PreviewProblem('away', `${place.address} has to wait: ${concurrency} others are being fetched.`);
    const fetching = fetched(place).finally(() => pending.delete(place.address));
    pending.set(place.address, fetching);
    return fetching;
  };

  const found = (name: string, build: number): CachedPreview => {
    const one = builds.get(build);
    if (one?.release.package !== name)
      throw new PreviewProblem('away', `There is no preview ${build} of ${name} here.`);
    return one;
  };

  return {
    async take(place) {
      const number = numbers.get(place.address);
      const known = number === undefined ? undefined : builds.get(number);
      if (known) {
        await previewRelease(signatures, place, known.manifest);
        return known.release;
      }
      const before = refused.get(place.address);
      if (before) throw before;
      try {
        const { release } = await fetchOnce(place);
        numbers.set(place.address, release.build);
        return release;
      } catch (error) {
        if (error instanceof PreviewProblem) {
          refused.set(place.address, error);
          log.warn({ package: place.name, preview: place.address, reason: error.message }, 'a preview is not shown');
        }
        throw error;
      }
    },

    beside: (store) => ({
      ...store,
      readRelease: async (name, build) =>
        isPreviewNumber(build) ? found(name, build).release : store.readRelease(name, build),
      readFile: async (name, build, file) =>
        isPreviewNumber(build)
          ? readFile(path.join(found(name, build).folder, file))
          : store.readFile(name, build, file),
      localFolder: async (name, build) =>
        isPreviewNumber(build) ? found(name, build).folder : store.localFolder(name, build),
    }),

    async close() {
      builds.clear();
      if (root) await remove(await root);
      root = null;
    },
  };
};
