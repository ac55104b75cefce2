import { readinessOf } from '@shop/serving';
import type { FastifyInstance } from 'fastify';
import { filesStateOf } from '../files/files-state.ts';
import { ping, type DatabaseState } from '../database/state.ts';
import { mostOfNone } from './policies.ts';

/** Asked often by balancers, so no limit counts it. */
const policy = { who: 'public', limit: 'uncounted', body: mostOfNone, repeat: 'reads' } as const;
const options = { schema: { hide: true }, config: { policy } };

/** State of the database for `/readyz`. */
export const databaseParts = (database: DatabaseState) => ({
  database: database === 'away' ? 'gives no answer' : 'ok',
  migrations: database === 'away' ? 'not known' : database === 'behind' ? 'behind this version' : 'ok',
});

/**
 * `/livez`: the process answers. `/readyz`: it should get requests, and which part says that it should not.
 * `/healthz`: 200 once the database answers, 503 while it does not.
 */
export const registerHealth = (app: FastifyInstance): void => {
  const filesState = filesStateOf(app.services.files);

  app.get('/healthz', options, async (_request, reply) => {
    try {
      await ping(app.services.db);
      return { status: 'ok' };
    } catch {
      return reply.status(503).send({ status: 'database unavailable' });
    }
  });

  app.get('/livez', options, async () => ({ status: 'ok' }));

  app.get('/readyz', options, async (_request, reply) => {
    const [database, files] = await Promise.all([app.services.databaseState(), filesState()]);
    const { code, body } = readinessOf(
      { ...databaseParts(database), process: app.ending.signal.aborted ? 'ending' : 'ok' },
      files,
    );
    return reply.status(code).send(body);
  });
};
