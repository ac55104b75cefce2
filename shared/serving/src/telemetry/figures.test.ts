import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { endFigures, metricsData, startFigures, type FiguresSettings } from '../index.ts';
import { startCollector } from '../testing.ts';

let collector: Awaited<ReturnType<typeof startCollector>>;
beforeEach(async () => {
  collector = await startCollector();
});
afterEach(async () => {
  await endFigures();
  await collector.close();
});

const send = async (registry: Registry, changes: Partial<FiguresSettings> = {}) => {
  const sent = Promise.withResolvers<string>();
  const settings: FiguresSettings = {
    ...collector.settings('metrics'),
    every: 600_000,
    ...changes,
  };
  await startFigures(settings, 'shop-web', () => metricsData(registry), sent.resolve);
  return { sent: sent.promise };
};

test('a collector gets each figure as it is told: counts since the start, buckets by themselves, nothing that is no number', async () => {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: 'requests_total',
    help: 'Requests',
    labelNames: ['route', 'status'],
    registers,
  });
  requests.inc({ route: '/a', status: '200' }, 3);
  requests.inc({ route: '/a', status: '503' });
  const waiting = new Gauge({ name: 'waiting', help: 'Those that wait', labelNames: ['pool'], registers });
  waiting.set({ pool: 'calls' }, 2.5);
  waiting.set({ pool: 'none' }, Number.NaN);
  const times = new Histogram({ name: 'times', help: 'Times', labelNames: ['route'], buckets: [0.1, 1], registers });
  for (const time of [0.05, 0.06, 0.5, 7]) times.observe({ route: '/a' }, time);
  times.observe({ route: '/b' }, 0.5);
  const process = { 'deployment.environment.name': 'staging' };
  await send(registry, { headers: { key: 'ours' }, service: 'shop', attributes: process });
  await endFigures();
  const of = (name: string) => collector.figures.filter((figure) => figure.name === name);
  const from = { service: 'shop', process };
  expect(of('requests_total')).toEqual([
    { ...from, name: 'requests_total', kind: 'sum', attributes: { route: '/a', status: '200' }, value: 3 },
    { ...from, name: 'requests_total', kind: 'sum', attributes: { route: '/a', status: '503' }, value: 1 },
  ]);
  expect(of('waiting')).toEqual([
    { ...from, name: 'waiting', kind: 'gauge', attributes: { pool: 'calls' }, value: 2.5 },
  ]);
  expect(of('times')).toMatchObject([
    { kind: 'histogram', attributes: { route: '/a' }, value: { bounds: [0.1, 1], counts: [2, 1, 1], count: 4 } },
    {
      kind: 'histogram',
      attributes: { route: '/b' },
      value: { bounds: [0.1, 1], counts: [0, 1, 0], count: 1, sum: 0.5 },
    },
  ]);
  expect(collector.headers).toMatchObject([{ key: 'ours' }]);
});

test('figures are sent again and again, each time as they are then', async () => {
  const registry = new Registry();
  const asked = new Counter({ name: 'asked_total', help: 'How often they were asked for', registers: [registry] });
  await startFigures(
    { ...collector.settings('metrics'), every: 1 },
    'shop-web',
    () => {
      asked.inc();
      return metricsData(registry);
    },
    () => undefined,
  );
  const values = () => collector.figures.filter(({ name }) => name === 'asked_total').map(({ value }) => value);
  // Each sending has a connection of its own while another is under way, so they may come in another order.
  await collector.until(() => [1, 2, 3].every((value) => values().includes(value)));
});

test('a collector that gives no answer is told of, without its headers, also where one sending may take longer than the time to the next', async () => {
  const registry = new Registry();
  collector.hang();
  const { sent } = await send(registry, { headers: { key: 'very-secret' }, timeout: 2_000, every: 200 });
  const line = await sent;
  expect(line).toMatch(/^traces or figures could not be sent: /);
  expect(line).not.toContain('very-secret');
});

test('a collector that gives no answer holds up no end', async () => {
  await send(new Registry(), { timeout: 600_000 });
  collector.hang();
  await endFigures();
  await collector.until(() => collector.pending() === 1);
});
