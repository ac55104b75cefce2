import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { digest, encoders, isTextual, storedEncodings } from './digest.ts';
import { readSamples, samplesFile } from './gate/samples.ts';
import { sinceFor } from './lasting.ts';
import { DeliveryProblem } from './problem.ts';
import { namedFiles } from './release-files.ts';
import { BuildInfo, type Release, type ReleaseFile, parseDocument } from './schemas.ts';
import type { ReleaseStorage } from './storage.ts';

/** The server half is CommonJS, whatever a package.json further up says. */
const serverManifest = ['server/package.json', Buffer.from('{ "type": "commonjs" }\n')] as const;

const readPart = async (dist: string, part: 'client' | 'server' | 'maps'): Promise<[string, Uint8Array][]> => {
  const found = await readdir(path.join(dist, part), { recursive: true, withFileTypes: true }).catch(() => []);
  const files = found.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return Promise.all(
    files
      .sort()
      .map(async (file) => [path.relative(dist, file).split(path.sep).join('/'), await readFile(file)] as const),
  ).then((pairs) => pairs.map(([file, bytes]) => [file, bytes]));
};

/** The source maps of these client files, compressed; those of earlier builds may lie beside them. */
const readMaps = async (dist: string, client: ReadonlyMap<string, Uint8Array>): Promise<[string, Uint8Array][]> => {
  const maps = await readPart(dist, 'maps');
  const own = maps.filter(([map]) => client.has(map.replace(/^maps\/(.*)\.map$/, 'client/$1')));
  return own.map(([map, bytes]) => [`${map}.gz`, encoders.gz(bytes)]);
};

const requireFiles = (info: BuildInfo, present: Map<string, Uint8Array>, dist: string): void => {
  const missing = namedFiles(info).find((file) => !present.has(file));
  if (missing) throw new DeliveryProblem(`build-info.json names ${missing}, but ${dist} does not hold it.`);
};

/** Facts about the build that come from the caller: its number, the hash and the commit of its sources, its samples. */
export interface PackFacts {
  build?: number;
  sourceHash?: string;
  commit?: string | null;
  /** The file of the package's samples; there may be none. */
  samples?: string;
}

/** A release that is not stored yet, with all its files. */
export interface PackedRelease {
  release: Release;
  files: Map<string, Uint8Array>;
}

/**
 * Makes of `dist` (client, server, maps, build-info.json) one release: every file hashed (sha256), text files also compressed,
 * and told which client files the release before has as well. Rejects with a DeliveryProblem when the build is incomplete.
 */
export const packed = async (dist: string, storage: ReleaseStorage, facts: PackFacts = {}): Promise<PackedRelease> => {
  const infoFile = path.join(dist, 'build-info.json');
  const text = await readFile(infoFile, 'utf8').catch(() => {
    throw new DeliveryProblem(`${infoFile} is missing: the build did not finish.`);
  });
  const info = parseDocument(BuildInfo, text, infoFile);
  if (facts.build && facts.build !== info.build) {
    throw new DeliveryProblem(`${infoFile} says build ${info.build}, but build ${facts.build} was asked for.`);
  }
  const contents = new Map<string, Uint8Array>([
    ...(await readPart(dist, 'client')),
    ...(await readPart(dist, 'server')),
    serverManifest,
  ]);
  requireFiles(info, contents, dist);
  for (const [map, bytes] of await readMaps(dist, contents)) contents.set(map, bytes);

  const samples = facts.samples === undefined ? null : await readSamples(facts.samples);
  if (samples) contents.set(samplesFile, samples);

  const files: Record<string, ReleaseFile> = {};
  const stored = new Map(contents);
  for (const [file, bytes] of contents) {
    const entry: ReleaseFile = digest(bytes);
    if (file.startsWith('client/') && isTextual(file)) {
      for (const encoding of storedEncodings) {
        const packed = encoders[encoding](bytes);
        // A tiny file can grow: then only the plain one is kept.
        if (packed.byteLength >= bytes.byteLength) continue;
        entry[encoding] = digest(packed);
        stored.set(`${file}.${encoding}`, packed);
      }
    }
    files[file] = entry;
  }
  const release: Release = {
    ...info,
    sourceHash: facts.sourceHash ?? info.sourceHash ?? '',
    commit: facts.commit ?? null,
    packedAt: new Date().toISOString(),
    files,
    since: await sinceFor(storage, info, files),
  };
  return { release, files: stored };
};

/** Packs `dist` and stores it as one immutable release. */
export const pack = async (dist: string, storage: ReleaseStorage, facts: PackFacts = {}): Promise<Release> => {
  const { release, files } = await packed(dist, storage, facts);
  await storage.addRelease(release, files);
  return release;
};
