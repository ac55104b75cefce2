import { isWhole } from '../digest.ts';
import { signedRelease } from '../manifest.ts';
import { DeliveryProblem } from '../problem.ts';
import type { Release } from '../schemas.ts';
import type { Signatures } from '../signatures/signing.ts';
import { PreviewProblem, fetchBounded } from './bounded-fetch.ts';
import type { PreviewPlace } from './preview-place.ts';

export interface PreviewBounds {
  /** For one file, in ms. */
  callMs: number;
  /** For all of a build, in ms. */
  wholeMs: number;
  manifestBytes: number;
  /** Of all files that are fetched. */
  wholeBytes: number;
  files: number;
}

/** Several times what the remotes here have. */
export const previewBounds: PreviewBounds = {
  callMs: 5_000,
  wholeMs: 20_000,
  manifestBytes: 2_000_000,
  wholeBytes: 40_000_000,
  files: 2_000,
};

const signatureBytes = 10_000;
/** Files that are asked for at once. */
const atOnce = 8;

/** A manifest as it came, with what a team says of it. */
export interface PreviewManifest {
  bytes: Uint8Array;
  signature: string;
}

/**
 * The release that a manifest of a preview tells of, where a team has signed it that may release the remote and is
 * trusted now. @throws PreviewProblem
 */
export const previewRelease = async (
  signatures: Signatures,
  { name, build, address }: PreviewPlace,
  { bytes, signature }: PreviewManifest,
): Promise<Release> => {
  const manifest = { name, build, bytes, place: `${address}/release.json` };
  try {
    return await signedRelease(signatures, manifest, { known: undefined, signature });
  } catch (error) {
    throw error instanceof DeliveryProblem ? new PreviewProblem('untrusted', error.message) : error;
  }
};

const isRun = (file: string): boolean => /^(?:client|server)\//.test(file);
/** It leads to nowhere else, wherever it is written to. */
const isInside = (file: string): boolean => /^(?:client|server)(?:\/(?!\.\.?(?:\/|$))[\w.@+~-]+)+$/.test(file);

/** The files of a build that pages and the web server run; compressed forms and source maps stay where they are. */
export const runFiles = ({ files }: Release): Release['files'] =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([file]) => isRun(file))
      .map(([file, { size, integrity }]) => [file, { size, integrity }]),
  );

const addressOf = ({ address }: PreviewPlace, file: string): string =>
  `${address}/${file.split('/').map(encodeURIComponent).join('/')}`;

/** Fetches and checks the manifest of a preview. @throws PreviewProblem */
export const fetchPreviewManifest = async (
  signatures: Signatures,
  place: PreviewPlace,
  { callMs, manifestBytes }: PreviewBounds = previewBounds,
  signal: AbortSignal = AbortSignal.timeout(callMs),
): Promise<{ manifest: PreviewManifest; release: Release }> => {
  const bounds = { ms: callMs, signal };
  const [bytes, signature] = await Promise.all([
    fetchBounded(addressOf(place, 'release.json'), { ...bounds, bytes: manifestBytes }),
    fetchBounded(addressOf(place, 'signature.json'), { ...bounds, bytes: signatureBytes }),
  ]);
  const manifest = { bytes, signature: signature.toString() };
  return { manifest, release: await previewRelease(signatures, place, manifest) };
};

/** The files to fetch. @throws PreviewProblem for too many, or too much, or one that would be written elsewhere */
const filesWithin = (release: Release, { address }: PreviewPlace, bounds: PreviewBounds) => {
  const files = Object.entries(runFiles(release));
  const outside = files.find(([file]) => !isInside(file));
  if (outside) throw new PreviewProblem('untrusted', `${address} names ${outside[0]}, which is no file of a build.`);
  const whole = files.reduce((sum, [, { size }]) => sum + size, 0);
  if (files.length > bounds.files || whole > bounds.wholeBytes)
    throw new PreviewProblem(
      'large',
      `${address} has ${files.length} files and ${whole} bytes; ${bounds.files} and ${bounds.wholeBytes} are taken.`,
    );
  return files;
};

type Keep = (file: string, bytes: Uint8Array) => Promise<void>;

/** Rejects once every fetch has ended: nothing is kept after that. */
const fetchFiles = async (
  place: PreviewPlace,
  files: ReturnType<typeof filesWithin>,
  keep: Keep,
  { ms, signal, ending }: { ms: number; signal: AbortSignal; ending: AbortController },
): Promise<void> => {
  const next = files.values();
  const fetchNext = async (): Promise<void> => {
    for (const [file, { size, integrity }] of next) {
      const bytes = await fetchBounded(addressOf(place, file), { bytes: size, ms, signal });
      if (!isWhole(bytes, integrity))
        throw new PreviewProblem('untrusted', `${addressOf(place, file)} is not what its manifest says.`);
      await keep(file, bytes);
    }
  };
  const problems: unknown[] = [];
  const fail = (error: unknown): void => {
    problems.push(error);
    ending.abort();
  };
  await Promise.all(Array.from({ length: atOnce }, () => fetchNext().catch(fail)));
  if (problems.length > 0) throw problems[0];
};

/**
 * Fetches all that is run of a preview, each file as the signed manifest says it is, and hands it on file by file.
 * @throws PreviewProblem
 */
export const fetchPreview = async (
  signatures: Signatures,
  place: PreviewPlace,
  keep: Keep,
  bounds: PreviewBounds = previewBounds,
): Promise<{ manifest: PreviewManifest; release: Release }> => {
  const ending = new AbortController();
  const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(bounds.wholeMs)]);
  try {
    const found = await fetchPreviewManifest(signatures, place, bounds, signal);
    await fetchFiles(place, filesWithin(found.release, place, bounds), keep, { ms: bounds.callMs, signal, ending });
    return found;
  } finally {
    // Ends fetches that are under way when something is wrong.
    ending.abort();
  }
};
