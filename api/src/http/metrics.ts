import { setTimeout as wait } from 'node:timers/promises';
import { orderStates, paymentMethods } from '@shop/contract';
import {
  clockFigure,
  mayReadMetrics,
  metricsData,
  metricsText,
  metricsType,
  requestFigures,
  type Answered,
} from '@shop/serving';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Registry } from 'prom-client';
import { readFigures, type Figure } from '../database/figures.ts';
import { mostOfNone } from './policies.ts';

/** Labels of each kind of figure, for `first` and `second`, and what is told as 0 while there is none. */
const kinds = {
  orders: { name: 'shop_orders', help: 'The newest 10,000 orders by state', labels: ['state'], known: orderStates },
  payments: {
    name: 'shop_payments',
    help: 'The newest 10,000 payments by method and state',
    labels: ['method', 'state'],
    known: [],
  },
  'payments failing': {
    name: 'shop_payments_failing',
    help: 'Open payments whose provider could not be asked when it was last tried',
    labels: ['method'],
    known: paymentMethods,
  },
  operations: {
    name: 'shop_provider_operations_open',
    help: 'Refunds and releases that a provider has not confirmed yet',
    labels: ['method', 'kind'],
    known: [],
  },
  letters: {
    name: 'shop_letters_waiting',
    help: 'E-mails that have not left, by whether they were tried',
    labels: ['state'],
    known: ['new', 'tried'],
  },
  'push messages': {
    name: 'shop_push_messages_waiting',
    help: 'Push messages that have not left, by whether they were tried',
    labels: ['state'],
    known: ['new', 'tried'],
  },
  'webhook messages': {
    name: 'shop_webhook_messages',
    help: 'Messages to other systems that have not arrived: new, tried, and of the newest 10,000 the dead, which were given up',
    labels: ['state'],
    known: ['new', 'tried', 'dead'],
  },
  jobs: {
    name: 'shop_jobs',
    help: 'Jobs that wait, are to be tried again, or run',
    labels: ['kind', 'state'],
    known: [],
  },
  'oldest job': {
    name: 'shop_jobs_oldest_seconds',
    help: 'How long ago the oldest job was made that is not done',
    labels: ['kind'],
    known: [],
  },
  'newest job': {
    name: 'shop_jobs_newest_seconds',
    help: 'How long ago the newest job was made, done or not: they are made by workers',
    labels: ['kind'],
    known: [],
  },
  'dead jobs': { name: 'shop_jobs_dead', help: 'Jobs that were tried in vain', labels: ['kind'], known: [] },
} as const satisfies Record<
  Figure['figure'],
  { name: string; help: string; labels: readonly string[]; known: readonly string[] }
>;

const gaugesOf = (registry: Registry) => {
  const registers = [registry];
  const gauge = (name: string, help: string, labelNames: readonly string[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const entries = Object.entries(kinds).map(
    ([figure, { name, help, labels }]) => [figure, gauge(name, help, labels)] as const,
  );
  return {
    figures: new Map(entries),
    connections: gauge('shop_database_connections', 'Connections to the PostgreSQL server', ['pool', 'state']),
    most: gauge('shop_database_connections_most', 'Connections that a pool may have', ['pool']),
    waiting: gauge('shop_database_waiting', 'Work that waits for a connection', ['pool']),
    reads: new Counter({
      name: 'shop_database_reads_total',
      help: 'Statements of what everybody sees, by the server that answered; none without replicas',
      labelNames: ['server'],
      registers,
    }),
    answers: gauge('shop_database_answers', 'Whether the database has just told the figures of the shop'),
  };
};

/**
 * `GET /metrics` in the text format of Prometheus, for whoever names the token, or in a sandbox; answers
 * what counts requests. To be called before limits are registered, which do not count it then. While the database gives no answer within the limit of `/readyz`, its figures are left out.
 */
export const registerMetrics = (app: FastifyInstance): ((answered: Answered) => void) => {
  const { services } = app;
  const { metricsToken, sandbox, readyLimit } = services.settings;
  const registry = new Registry();
  const answered = requestFigures(registry);
  clockFigure(registry, () => services.now().getTime());
  const gauges = gaugesOf(registry);

  const takeFigures = (figures: readonly Figure[]): void => {
    for (const [kind, { labels, known }] of Object.entries(kinds)) {
      const gauge = gauges.figures.get(kind);
      gauge?.reset();
      for (const value of known) gauge?.set({ [labels[0]]: value }, 0);
    }
    for (const { figure, first, second, count } of figures) {
      const [one, other = ''] = kinds[figure].labels;
      gauges.figures.get(figure)?.set({ [one]: first, ...(other && { [other]: second }) }, count);
    }
  };

  const takeConnections = (): void => {
    for (const { pool, most, idle, busy, waiting } of services.databaseLoad()) {
      gauges.connections.set({ pool, state: 'idle' }, idle);
      gauges.connections.set({ pool, state: 'busy' }, busy);
      gauges.most.set({ pool }, most);
      gauges.waiting.set({ pool }, waiting);
    }
    gauges.reads.reset();
    for (const { server, count } of services.databaseReads()) gauges.reads.inc({ server }, count);
  };

  let reading: Promise<Figure[] | null> | null = null;
  const figuresInTime = (): Promise<Figure[] | null> => {
    // Who asks meanwhile gets the same answer, so it is one statement.
    reading ??= readFigures(services.db)
      .catch(() => null)
      .finally(() => (reading = null));
    return Promise.race([reading, wait(readyLimit, null, { ref: false })]);
  };

  const take = async (): Promise<void> => {
    takeConnections();
    const figures = await figuresInTime();
    gauges.answers.set(Number(figures !== null));
    if (figures) takeFigures(figures);
    else for (const gauge of gauges.figures.values()) gauge.reset();
  };
  app.decorate('figures', async () => {
    await take();
    return metricsData(registry);
  });

  const policy = { who: 'monitoring', limit: 'perMinute', body: mostOfNone, repeat: 'reads' } as const;
  app.get('/metrics', { schema: { hide: true }, config: { policy } }, async (request, reply) => {
    if (!mayReadMetrics(request.headers.authorization, { token: metricsToken ?? '', sandbox })) {
      return reply.callNotFound();
    }
    await take();
    return reply.type(metricsType).send(await metricsText(registry));
  });
  return answered;
};
