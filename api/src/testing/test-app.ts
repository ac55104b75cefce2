import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { calls, type CallDefinition, type CallInput, type CallName, type CallResult } from '@shop/contract';
import { createApp } from '../app.ts';
import { sandboxCaptcha } from '../captcha/checker.ts';
import type { Connection } from '../database/connection.ts';
import { databaseStateOf } from '../database/state.ts';
import { defaultLimits, type ServerLimits } from '../database/server-limits.ts';
import { connectServer, openServer } from '../database/server.ts';
import { sandboxGoogle } from '../google/sandbox.ts';
import { databaseLimitStore } from '../limits/database-limit-store.ts';
import { countedMailer } from '../mail/mailer.ts';
import { mailboxMailer } from '../mail/mailbox.ts';
import { sandboxCards } from '../payment/sandbox.ts';
import { sandboxPlusPayment } from '../plus-payment/provider.ts';
import { sandboxPayLater } from '../payment/sandbox-pay-later.ts';
import { sandboxWallet } from '../payment/sandbox-wallet.ts';
import { pushFrom } from '../outside-push.ts';
import * as jobs from '../served/jobs.ts';
import * as membership from '../served/membership.ts';
import type { Services } from '../services.ts';
import { settingsFrom, type Settings } from '../settings.ts';
import { mailboxMessenger } from '../sms/messenger.ts';
import { checkAnswer } from './answer-check.ts';
import { checkedMailer } from './checked-mailer.ts';
import { fixturePassword } from './fixture-people.ts';
import { cheapPasswords, fixtureFilledAt } from './fixture-store.ts';
import { fixtureWorld } from './fixture-world.ts';
import { formDataOf } from './form-data.ts';
import { startPostgres, type PostgresServer } from './postgres-server.ts';

interface Reply<N extends CallName> {
  status: number;
  code: number;
  message: string;
  type: string;
  result: CallResult<N>;
  headers: Record<string, unknown>;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly connection: Connection;
  /** Sets the clock. */
  readonly clock: { now: Date };
  /** Makes a call; an answer that is not as the contract says fails the test (`checkAnswer`). */
  call<N extends CallName>(name: N, input: CallInput<N>, headers?: Record<string, string>): Promise<Reply<N>>;
  /** A new guest's headers. */
  guest(): Promise<Record<string, string>>;
  /** Signs a customer of the fixture in, from a visit where headers are given; answers the customer's headers. */
  signIn(email?: string, visit?: Record<string, string>): Promise<{ authorization: string }>;
  close(): Promise<void>;
}

/** Where an app's database is made, and how much of that server it may take. */
type TestServer = Pick<PostgresServer, 'newDatabase'> & {
  limits?: ServerLimits;
  /** Addresses of what copies this database. */
  replicasOf?: (url: string) => readonly string[];
};

/** A busy machine is slow, not broken. */
const longLimits: ServerLimits = {
  ...defaultLimits,
  timeout: 60_000,
  statementTimeout: 60_000,
  lockTimeout: 60_000,
  countTimeout: 60_000,
};

/** A database of one's own on the server, a copy of a template or an empty one, dropped at the end. */
export const openDatabase = async (server: TestServer, template?: string): Promise<Connection> => {
  const database = await server.newDatabase(template);
  // A copy is as up to date as its template.
  const open = template === undefined ? openServer : connectServer;
  const connection = await open(database.url, server.limits ?? longLimits, server.replicasOf?.(database.url));
  return {
    ...connection,
    close: async () => {
      await connection.close();
      await database.drop();
    },
  };
};

const encode = async (definition: CallDefinition, body: object | undefined) => {
  if (body === undefined) return {};
  if (definition.body === 'json') return { payload: body };
  if (definition.body === 'multipart') return formDataOf(body);
  const form = new URLSearchParams();
  for (const [key, value] of Object.entries(body)) {
    for (const entry of Array.isArray(value) ? value : [value]) form.append(key, String(entry));
  }
  return { payload: form.toString(), headers: { 'content-type': 'application/x-www-form-urlencoded' } };
};

/**
 * The API over a database of its own with the fixture's world, on the PostgreSQL server that all test files share
 * (`database-server.ts`); `server` is for limits of one's own.
 */
export const startTestApp = async (
  changes: Partial<Settings> = {},
  others: Partial<Services> | ((services: Services) => Partial<Services>) = {},
  server?: TestServer,
): Promise<TestApp> => {
  const connection = await openDatabase(server ?? (await startPostgres()), process.env['TEST_DATABASE_TEMPLATE']);
  const clock = { now: new Date(fixtureFilledAt) };
  const settings = { ...settingsFrom({ API_LOG: 'silent', API_RATE_LIMIT: '0' }), ...changes };
  const usual: Services = {
    db: connection.db,
    checkoutDb: connection.checkoutDb,
    readDb: connection.readDb,
    settings,
    databaseState: databaseStateOf(connection, 20_000),
    databaseReads: () => connection.reads?.counts() ?? [],
    databaseLoad: connection.load,
    mailer: checkedMailer(mailboxMailer, settings.shopUrl),
    messenger: mailboxMessenger(connection.db),
    push: await pushFrom({ push: null, sandbox: true }, connection.db),
    plusPayment: sandboxPlusPayment,
    membership: Object.values(membership),
    jobs: Object.values(jobs),
    cards: sandboxCards,
    payLater: sandboxPayLater,
    wallet: sandboxWallet,
    passwords: cheapPasswords,
    captcha: sandboxCaptcha,
    google: sandboxGoogle(),
    limits: databaseLimitStore(
      connection.limitsDb,
      () => clock.now,
      () => undefined,
    ),
    files: null,
    now: () => clock.now,
    makeWorld: async () => fixtureWorld(),
  };
  const changed: Services = { ...usual, ...(typeof others === 'function' ? others(usual) : others) };
  const services: Services = { ...changed, mailer: countedMailer(changed.mailer, changed) };
  const app = await createApp(services);
  const call: TestApp['call'] = async (name, input, headers = {}) => {
    const definition: CallDefinition = calls[name];
    const { query, body }: { query?: object; body?: object } = input;
    const encoded = await encode(definition, body);
    const reply = await app.inject({
      method: definition.method,
      url: definition.path,
      query: Object.fromEntries(Object.entries(query ?? {}).map(([key, value]) => [key, String(value)])),
      ...encoded,
      headers: { client: 'pc', country: 'ca', ...encoded.headers, ...headers },
    });
    const envelope = reply.json();
    checkAnswer(name, envelope);
    return { ...envelope, status: reply.statusCode, headers: reply.headers };
  };
  return {
    app,
    connection,
    clock,
    call,
    guest: async () => {
      const reply = await call('guestLogin', { query: { device_id: randomUUID() } });
      return { authorization: reply.result.token };
    },
    signIn: async (email = 'ada@example.com', visit = {}) => {
      const { code, message, result } = await call('login', { body: { email, password: fixturePassword } }, visit);
      if (code !== 200) throw new Error(`${email} is not signed in: ${code} ${message}`);
      return { authorization: result.token ?? '' };
    },
    close: async () => {
      await app.close();
      await connection.close();
    },
  };
};
