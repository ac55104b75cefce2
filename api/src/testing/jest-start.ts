import { globSync } from 'node:fs';
import path from 'node:path';
import { startDatabaseServer } from './database-server.ts';

/** What this needs of jest's global configuration. */
interface Asked {
  rootDir: string;
  testPathPatterns: { toExecutor(options: { rootDir: string }): { isMatch(file: string): boolean } };
}

/** Packages whose tests use the server. */
const withDatabases = '{api,delivery}/src/**/*.test.ts';

/** Starting the server takes seconds, which a run of other packages' tests does without. */
export default async ({ rootDir, testPathPatterns }: Asked): Promise<void> => {
  const asked = testPathPatterns.toExecutor({ rootDir });
  const isNeeded = globSync(withDatabases, { cwd: rootDir }).some((file) => asked.isMatch(path.join(rootDir, file)));
  if (isNeeded) await startDatabaseServer();
};
