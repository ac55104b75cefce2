import { timingSafeEqual } from 'node:crypto';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics, register } from 'prom-client';
import type { Answered } from './answered.ts';

/** Figures of this process itself, such as its memory and what holds up its loop; once for a process. */
export const measureProcess = (): void => collectDefaultMetrics();

/** Counts answered requests by route: how many, with which status, how long they took. */
export const requestFigures = (registry: Registry): ((answered: Answered) => void) => {
  const registers = [registry];
  const requests = new Counter({
    name: 'shop_http_requests_total',
    help: 'Answered requests, by the pattern of their route or their call',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'shop_http_request_duration_seconds',
    help: 'How long answered requests took',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  return ({ method, route, status, ms }) => {
    requests.inc({ method, route, status: String(status) });
    durations.observe({ method, route }, ms / 1_000);
  };
};

/** Tells the time by which a process goes, in ms, so that a monitoring system sees a clock that is wrong. */
export const clockFigure = (registry: Registry, now: () => number): void => {
  const clock: Gauge = new Gauge({
    name: 'shop_clock_seconds',
    help: 'The time by which the process goes, in seconds since 1970',
    registers: [registry],
    collect: () => clock.set(now() / 1_000),
  });
};

export const metricsType = register.contentType;

/** Figures with their values, as prom-client has them. */
export type Figures = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

const withProcess = (registry: Registry): Registry => Registry.merge([register, registry]);

/** The figures of a server, and of its process, in the text format of Prometheus. */
export const metricsText = (registry: Registry): Promise<string> => withProcess(registry).metrics();

/** The same figures as data, for whoever sends them. */
export const metricsData = (registry: Registry): Promise<Figures> => withProcess(registry).getMetricsAsJSON();

/**
 * Whether the figures are for whoever sends this `authorization`: who names the token, and without a token everybody in
 * a sandbox and nobody else.
 */
export const mayReadMetrics = (
  authorization = '',
  { token, sandbox }: { token: string; sandbox: boolean },
): boolean => {
  if (!token) return sandbox;
  const [given, wanted] = [Buffer.from(authorization), Buffer.from(`Bearer ${token}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
};
