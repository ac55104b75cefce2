export { buildRelease, nextBuildNumber, pnpmCommand } from './build.ts';
export { isWhole } from './digest.ts';
export { type Ensured, type EnsureOptions, ensureLive } from './ensure-live.ts';
export { folderStorage } from './folder-storage.ts';
export { isMadeFor } from './gate/fit.ts';
export { mirroredStorage } from './mirrored-storage.ts';
export { folderBuild, sinceOf } from './lasting.ts';
export { pack } from './pack.ts';
export { findPackage, releasedPackages, type ReleasedPackage } from './packages.ts';
export { satisfies } from './platform-range.ts';
export { PreviewProblem } from './previews/bounded-fetch.ts';
export {
  type PreviewBounds,
  type PreviewManifest,
  fetchPreview,
  previewBounds,
  previewRelease,
  runFiles,
} from './previews/fetch-preview.ts';
export { type PreviewPlace, previewPlaceIn } from './previews/preview-place.ts';
export { DeliveryProblem } from './problem.ts';
export { isOwnFolder, ownFolder } from './own-folder.ts';
export { type Arms, noArms } from './candidates/evidence.ts';
export { verdictOf } from './candidates/verdict.ts';
export {
  buildFor,
  promote,
  promoteTogether,
  rollback,
  settleCandidate,
  startCandidate,
  stopCandidate,
} from './registry.ts';
export type { BuildInfo, Candidate, Pointer, Registry, Release, ReleaseFile } from './schemas.ts';
export { needless, removeNeedless } from './garbage-collection.ts';
export { releaseStorage, teamsFileOf } from './release-storage.ts';
export { type ReleasesSettings, releaseSettings, releasesIn } from './settings.ts';
export {
  type SignedOverride,
  isOverrideSigned,
  longestOverride,
  signOverride,
  signedOverrideIn,
} from './signatures/signed-overrides.ts';
export { sourceHash } from './source-hash.ts';
export type { ReleaseStorage } from './storage.ts';
export { verify } from './verify.ts';
export { whoRuns } from './who-runs.ts';
