import { fileURLToPath } from 'node:url';
import { startServerProcess, type ServerProcess } from './server-process.ts';

const program = fileURLToPath(new URL('../../../host/server/main.ts', import.meta.url));

/**
 * Starts a web server on a free port and waits until it listens; it serves the live releases of this checkout.
 * @param env settings of the server on top of this process's environment, `API_URL` among them
 * @throws Error with what it wrote when it ends before it listens
 */
export const startWebServer = (env: Readonly<Record<string, string>>): Promise<ServerProcess> =>
  startServerProcess(
    [program],
    { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'info', ACCESS_LOG: '0', ...env },
    /listening at (http[^"\s]+)/,
  );
