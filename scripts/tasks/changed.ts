import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../checks/run.ts';

export interface ChangedPackage {
  name: string;
  /** Whether it has browser tests of its own that do not run for each change. */
  hasJourneys: boolean;
}

const git = (...args: string[]): string | null => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
};

/**
 * The commit that a change began at: that of `CHECK_SINCE`, else where this branch left the one that it is merged into.
 * @throws Error when git does not know what CHECK_SINCE names
 */
export const changedSince = (): string => {
  const given = process.env.CHECK_SINCE;
  if (given) {
    const commit = git('rev-parse', '--verify', `${given}^{commit}`);
    if (commit === null) throw new Error(`CHECK_SINCE is “${given}”, which is no commit here.`);
    return commit;
  }
  return git('merge-base', 'HEAD', 'origin/main') ?? git('merge-base', 'HEAD', 'main') ?? 'HEAD';
};

interface Listed {
  packages: { items: { name: string; path: string }[] };
}

/** The packages that differ from a commit, also by what is not committed yet, and those that import them. */
export const changedPackages = (since: string): ChangedPackage[] => {
  const { stdout, stderr, status } = spawnSync(
    path.join(root, 'node_modules/.bin/turbo'),
    ['ls', '--affected', '--output=json'],
    { cwd: root, encoding: 'utf8', env: { ...process.env, TURBO_SCM_BASE: since, TURBO_TELEMETRY_DISABLED: '1' } },
  );
  if (status !== 0) throw new Error(`turbo does not tell what has changed: ${stderr}`);
  const { packages } = JSON.parse(stdout) as Listed; // turbo's own format
  return packages.items.map(({ name, path: folder }) => {
    const manifest = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as {
      scripts?: Record<string, string>;
    };
    return { name, hasJourneys: manifest.scripts?.['check:journeys'] !== undefined };
  });
};
