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
