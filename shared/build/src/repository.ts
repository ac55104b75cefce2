import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * The folder of the repository that a package lies in: of the workspace, or of the package itself where it has one of its
 * own.
 */
export const repositoryOf = (folder: string): string => {
  const marks = (at: string): boolean => existsSync(path.join(at, 'pnpm-workspace.yaml'));
  let at = folder;
  while (!marks(at) && at !== path.dirname(at)) at = path.dirname(at);
  return marks(at) ? at : folder;
};
