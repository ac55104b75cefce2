import { DeliveryProblem } from './problem.ts';
import type { Release } from './schemas.ts';

const numbers = (version: string) => version.replace('^', '').split('.').map(Number);

/** Does version `1.2.3` satisfy the range `^1.0.0` (or, without a caret, exactly that version)? */
export const satisfies = (version: string, range: string): boolean => {
  const [major = 0, minor = 0, patch = 0] = numbers(version);
  const [wantMajor = 0, wantMinor = 0, wantPatch = 0] = numbers(range);
  if (!range.startsWith('^')) return major === wantMajor && minor === wantMinor && patch === wantPatch;
  if (major !== wantMajor) return false;
  // Below 1.0.0 a minor step may break (semver's rule for the caret).
  if (major === 0 && minor !== wantMinor) return false;
  return minor > wantMinor || (minor === wantMinor && patch >= wantPatch);
};

/** Throws when the remote's platform range does not accept what the host build provides. */
export const requirePlatform = (remote: Release, host: Release): void => {
  if (satisfies(host.platform, remote.platform)) return;
  throw new DeliveryProblem(
    `${remote.package} ${remote.build} needs platform ${remote.platform}, but host ${host.build} provides ${host.platform}.`,
  );
};
