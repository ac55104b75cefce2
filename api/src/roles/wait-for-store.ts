import { setTimeout as wait } from 'node:timers/promises';
import { readinessOf } from '@shop/serving';
import fastify, { type FastifyInstance } from 'fastify';
import type { Connection } from '../database/connection.ts';
import { isSeeded } from '../database/seed/seed.ts';
import { databaseStateOf } from '../database/state.ts';
import { messages } from '../domain/messages.ts';
import { failure } from '../http/envelope.ts';
import { databaseParts } from '../http/health.ts';
import { languageOf } from '../http/language.ts';

interface Place {
  readonly host: string;
  readonly port: number;
}

/** Between two looks, in ms. */
const pause = 1_000;
/** `Retry-After` meanwhile, in seconds. */
const askAgainAfter = 5;

const partsOf = async (connection: Connection, state: ReturnType<typeof databaseStateOf>) => {
  const database = await state();
  const isFilled = database === 'ready' && (await isSeeded(connection.db).catch(() => false));
  const store = isFilled ? 'ok' : database === 'ready' ? 'is not filled' : 'not known';
  return { ...databaseParts(database), store };
};
type Parts = Awaited<ReturnType<typeof partsOf>>;

/** `/livez` and `/readyz` at the place where the role will answer. */
const listenMeanwhile = async (
  { host, port }: Place,
  parts: () => Parts,
): Promise<{ app: FastifyInstance; address: string }> => {
  const app = fastify();
  app.get('/livez', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const { code, body } = readinessOf({ ...parts(), process: 'waits for the database' });
    return reply.status(code).send(body);
  });
  // Not 404: a balancer that does not ask for health sends shoppers here, and what they want is not gone.
  app.setNotFoundHandler(async (request, reply) =>
    reply
      .status(503)
      .header('retry-after', askAgainAfter)
      .send(failure(503, messages.busy[languageOf(request)])),
  );
  return { app, address: await app.listen({ host, port }) };
};

/**
 * Waits until another process has migrated and filled the database. Until then `/readyz` says at the same place
 * what is missing, every other request is answered 503 (REQ-011), and nothing of this version works on the older tables.
 * @param report gets a line whenever what is missing changes
 */
export const untilReady = async (
  connection: Connection,
  place: Place,
  limit: number,
  report: (line: string) => void,
): Promise<void> => {
  const state = databaseStateOf(connection, limit);
  let parts = await partsOf(connection, state);
  let meanwhile: Awaited<ReturnType<typeof listenMeanwhile>> | null = null;
  let reported = '';
  while (readinessOf(parts).code !== 200) {
    meanwhile ??= await listenMeanwhile(place, () => parts);
    const missing = Object.entries(parts).filter(([, is]) => is !== 'ok' && is !== 'not known');
    const line = missing.map(([part, is]) => `${part} ${is}`).join(', ');
    if (line !== reported) report(`waiting at ${meanwhile.address}: ${line}`);
    reported = line;
    await wait(pause);
    parts = await partsOf(connection, state);
  }
  await meanwhile?.app.close();
};
