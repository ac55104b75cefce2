import { endFigures, endInOrder, endTracing } from '@shop/serving';
import type { FastifyInstance } from 'fastify';

/** Listens until the process is asked to end; for a port in use it prints one line and exits. */
export const listen = async (
  app: FastifyInstance,
  host: string,
  port: number,
  variable: string,
  drain = { delay: 0, limit: 20_000 },
): Promise<void> => {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error;
    const why = code === 'EACCES' ? 'may not be used' : 'is in use';
    console.error(`Port ${port} ${why}. Choose another with ${variable}=….`);
    process.exit(1);
  }
  endInOrder(app.server, {
    ...drain,
    begin: () => void app.ending.abort(),
    close: () =>
      endFigures()
        .then(() => app.close())
        .then(endTracing),
    report: (line) => app.log.error(line),
  });
};
