import { createServer } from 'node:net';
import { StartProblem } from './problem.ts';

/** Rejects with one line naming port and variable when the port cannot be listened on. */
export const requireFreePort = (port: number, variable: string, host = '127.0.0.1'): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const why = error.code === 'EACCES' ? 'may not be used by you' : 'is in use';
      const way = variable ? `Choose another with ${variable}=…, or end what uses it.` : 'End what uses it.';
      reject(new StartProblem(`Port ${port} ${why}. ${way}`));
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
