import { fileURLToPath } from 'node:url';
import { startServerProcess, type ServerProcess } from './server-process.ts';

const program = fileURLToPath(new URL('../main.ts', import.meta.url));

/**
 * Starts an API server on a free port and waits until it listens.
 * @param env settings of the server on top of this process's environment, `DATABASE_URL` among them
 * @param options of Node, such as a module to preload
 * @throws Error with what it wrote when it ends before it listens
 */
export const startApiServer = (
  env: Readonly<Record<string, string>>,
  options: readonly string[] = [],
): Promise<ServerProcess> =>
  startServerProcess(
    [...options, program],
    { API_PORT: '0', API_HOST: '127.0.0.1', ACCESS_LOG: '0', ...env },
    /^api: ready at (\S+),/,
  );
