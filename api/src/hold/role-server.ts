import { fileURLToPath } from 'node:url';
import { startServerProcess, type ServerProcess } from './server-process.ts';

/** The API's program of this checkout. */
export const apiProgram = fileURLToPath(new URL('../main.ts', import.meta.url));

/**
 * Starts a role of its own, as `pnpm run api` and `pnpm run worker` do, and waits until it is ready.
 * @param program of another checkout, when it is not this one's
 * @throws Error with what it wrote when it ends before
 */
export const startRole = (
  role: 'api' | 'worker',
  env: Readonly<Record<string, string>>,
  program = apiProgram,
): Promise<ServerProcess> =>
  startServerProcess([program, role], { ACCESS_LOG: '0', ...env }, new RegExp(`^${role}: ready at ([^,\\s]+)`));
