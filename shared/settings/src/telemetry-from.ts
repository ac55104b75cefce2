import type { Reading } from './reading.ts';
import type { ValueOf } from './schema.ts';

const signals = {
  traces: { endpoint: 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', exporter: 'OTEL_TRACES_EXPORTER' },
  metrics: { endpoint: 'OTEL_EXPORTER_OTLP_METRICS_ENDPOINT', exporter: 'OTEL_METRICS_EXPORTER' },
} as const;

/** Where traces or figures are sent, and what is told of the process; null where they are not. */
const collectorFrom = (given: Reading, signal: keyof typeof signals) => {
  const { endpoint, exporter } = signals[signal];
  const all = given.of('OTEL_EXPORTER_OTLP_ENDPOINT');
  const url = given.of(endpoint) ?? (all === null ? null : `${all.replace(/\/+$/, '')}/v1/${signal}`);
  if (url === null || given.of('OTEL_SDK_DISABLED') || given.of(exporter) === 'none') return null;
  return {
    url,
    headers: given.of('OTEL_EXPORTER_OTLP_HEADERS') ?? {},
    timeout: given.of('OTEL_EXPORTER_OTLP_TIMEOUT'),
    service: given.of('OTEL_SERVICE_NAME'),
    attributes: given.of('OTEL_RESOURCE_ATTRIBUTES') ?? {},
  };
};

type Sampler = ValueOf<'OTEL_TRACES_SAMPLER'>;

const shareOf = (sampler: Sampler, given: number): number => {
  if (sampler.endsWith('always_on')) return 1;
  return sampler.endsWith('always_off') ? 0 : given;
};

/** Where and how often figures are sent, as `startFigures` of shared/serving takes it; null where they are not. */
export const figuresFrom = (given: Reading) => {
  const collector = collectorFrom(given, 'metrics');
  return collector && { ...collector, every: given.of('OTEL_METRIC_EXPORT_INTERVAL') };
};

/** Where and of what spans are sent, as `startTracing` of shared/serving takes it; null where nothing is traced. */
export const tracingFrom = (given: Reading) => {
  const collector = collectorFrom(given, 'traces');
  if (collector === null) return null;
  const sampler = given.of('OTEL_TRACES_SAMPLER');
  return {
    ...collector,
    share: shareOf(sampler, given.of('OTEL_TRACES_SAMPLER_ARG')),
    asCaller: sampler.startsWith('parentbased_'),
    delay: given.of('OTEL_BSP_SCHEDULE_DELAY'),
    waiting: given.of('OTEL_BSP_MAX_QUEUE_SIZE'),
  };
};
