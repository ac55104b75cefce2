import { openServer } from '../database/server.ts';
import { fillWithFixture } from './fixture-store.ts';
import { startPostgres, type PostgresServer, type ServerDatabase } from './postgres-server.ts';

interface Started {
  server: PostgresServer;
  template: ServerDatabase;
  /** `DATABASE_URL` as it was before. */
  given: string | undefined;
}

let started: Started | null = null;

/**
 * Jest's `globalSetup`: one PostgreSQL server for all test files, and on it a database with the fixture's world, of which
 * each test app gets a copy. Test files find in their environment: `DATABASE_URL`, `TEST_DATABASE_TEMPLATE` and `TEST_DATABASE_COPY`.
 */
export const startDatabaseServer = async (): Promise<void> => {
  // Whoever runs jest many times has one for all of them.
  if (process.env['TEST_DATABASE_TEMPLATE']) return;
  const given = process.env['DATABASE_URL'];
  const server = await startPostgres();
  const template = await server.newDatabase();
  started = { server, template, given };
  const connection = await openServer(template.url);
  await fillWithFixture(connection.db);
  await connection.close();
  process.env['DATABASE_URL'] = server.url;
  process.env['TEST_DATABASE_TEMPLATE'] = template.name;
  process.env['TEST_DATABASE_COPY'] = server.copy;
};

/** Jest's `globalTeardown`: takes away what `startDatabaseServer` made. */
export const stopDatabaseServer = async (): Promise<void> => {
  if (!started) return;
  await started.template.drop();
  await started.server.stop();
  delete process.env['TEST_DATABASE_TEMPLATE'];
  delete process.env['TEST_DATABASE_COPY'];
  if (started.given === undefined) delete process.env['DATABASE_URL'];
  started = null;
};
