import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The release that runs while this checkout migrates. */
export interface ReleaseBefore {
  readonly commit: string;
  /** Its description, in a few words. */
  readonly name: string;
  /** Migrations of this checkout that it does not have. */
  readonly lacking: readonly string[];
}

const folder = 'api/migrations';
const isMigration = (name: string): boolean => name.endsWith('.sql');

/**
 * The release before this checkout: the one that is named; else the newest tag in the history of its main line; else, where
 * nothing is tagged, the newest commit of that line that lacks one of the checkout's migrations. Null when the history does
 * not go back so far, as in a shallow clone or without one.
 */
export const releaseBefore = (root: string, named?: string): ReleaseBefore | null => {
  const git = (...words: string[]): string | null => {
    try {
      return execFileSync('git', ['-C', root, ...words], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim();
    } catch {
      return null;
    }
  };
  const lackingIn = (commit: string): string[] => {
    const has = new Set(
      git('ls-tree', '--name-only', commit, `${folder}/`)
        ?.split('\n')
        .map((file) => path.basename(file)),
    );
    return readdirSync(path.join(root, folder)).filter((name) => isMigration(name) && !has.has(name));
  };
  const release = (ref: string, name: string): ReleaseBefore | null => {
    const commit = git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
    return commit === null ? null : { commit, name, lacking: lackingIn(commit) };
  };
  if (named !== undefined) return release(named, named);
  const tag = git('describe', '--tags', '--abbrev=0', '--first-parent', 'HEAD^');
  if (tag !== null) return release(tag, tag);
  const changes = git('rev-list', '--first-parent', 'HEAD', '--', folder)?.split('\n') ?? [];
  for (const ref of ['HEAD', ...changes.map((change) => `${change}^`)]) {
    const found = release(ref, 'the newest commit without all of its migrations');
    if (found === null || found.lacking.length > 0) return found;
  }
  return null;
};
