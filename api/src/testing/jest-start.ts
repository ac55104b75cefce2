import { globSync } from 'node:fs';
import path from 'node:path';

/** Needed of jest's configuration, of the whole run and of the project. */
interface Asked {
  rootDir: string;
  testPathPatterns: { toExecutor(options: { rootDir: string }): { isMatch(file: string): boolean } };
}
interface Project {
  testPathIgnorePatterns: string[];
}

/** Tests that use the server. */
const withDatabases = [
  '{api,delivery}/src/**/*.test.ts',
  'host/server/**/*.nightly.test.ts',
  'tools/scripts/running/live-builds.test.ts',
];

/** To load and to start the server takes seconds, which a run of other packages' tests does without. */
export default async ({ rootDir, testPathPatterns }: Asked, { testPathIgnorePatterns }: Project): Promise<void> => {
  const asked = testPathPatterns.toExecutor({ rootDir });
  const ignored = testPathIgnorePatterns.map((pattern) => new RegExp(pattern));
  const isRun = (file: string): boolean => asked.isMatch(file) && !ignored.some((pattern) => pattern.test(file));
  if (globSync(withDatabases, { cwd: rootDir }).some((file) => isRun(path.join(rootDir, file)))) {
    const { startDatabaseServer } = await import('./database-server.ts');
    await startDatabaseServer();
  }
};
