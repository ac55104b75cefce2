import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../checks/run.ts';

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
  packages: { items: { name: string }[] };
}

/** The packages that differ from a commit, also by what is not committed yet, and those that import them. */
export const changedPackages = (since: string): string[] => {
  const { stdout, stderr, status } = spawnSync(
    path.join(root, 'node_modules/.bin/turbo'),
    ['ls', '--affected', '--output=json'],
    { cwd: root, encoding: 'utf8', env: { ...process.env, TURBO_SCM_BASE: since, TURBO_TELEMETRY_DISABLED: '1' } },
  );
  if (status !== 0) throw new Error(`turbo does not tell what has changed: ${stderr}`);
  const { packages } = JSON.parse(stdout) as Listed; // turbo's own format
  return packages.items.map(({ name }) => name);
};

/** The folder of `e2e` with a package's journeys: those that are whole are of `e2e` itself. */
export const journeysOf = (folder: string): string =>
  folder === 'e2e' ? 'journeys' : folder === 'host' ? 'shell' : folder.replace(/^remote-/, '');

/** The packages with journeys of their own of which a file, or one of these journeys, differs from a commit. */
export const packagesWithChangedJourneys = (since: string): string[] => {
  const files = [git('diff', '--name-only', since), git('ls-files', '--others', '--exclude-standard')].flatMap(
    (list) => list?.split('\n') ?? [],
  );
  return globSync('*/package.json', { cwd: root }).flatMap((manifest) => {
    const { name, scripts } = JSON.parse(readFileSync(path.join(root, manifest), 'utf8')) as {
      name: string;
      scripts?: Record<string, string>;
    };
    const folder = path.dirname(manifest);
    const own = [`${folder}/`, `e2e/${journeysOf(folder)}/`];
    const isChanged = files.some((file) => own.some((prefix) => file.startsWith(prefix)));
    return isChanged && scripts?.['check:journeys'] !== undefined ? [name] : [];
  });
};
