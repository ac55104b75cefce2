import type { Reading } from './reading.ts';
import type { ValueOf } from './schema.ts';

type Sampler = ValueOf<'OTEL_TRACES_SAMPLER'>;

const shareOf = (sampler: Sampler, given: number): number => {
  if (sampler.endsWith('always_on')) return 1;
  return sampler.endsWith('always_off') ? 0 : given;
};

/** Where and of what spans are sent, as `startTracing` of shared/serving takes it; null where nothing is traced. */
export const tracingFrom = (given: Reading) => {
  const endpoint = given.of('OTEL_EXPORTER_OTLP_ENDPOINT');
  const whole = endpoint === null ? null : `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const url = given.of('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT') ?? whole;
  if (url === null || given.of('OTEL_SDK_DISABLED')) return null;
  const sampler = given.of('OTEL_TRACES_SAMPLER');
  return {
    url,
    headers: given.of('OTEL_EXPORTER_OTLP_HEADERS') ?? {},
    timeout: given.of('OTEL_EXPORTER_OTLP_TIMEOUT'),
    service: given.of('OTEL_SERVICE_NAME'),
    attributes: given.of('OTEL_RESOURCE_ATTRIBUTES') ?? {},
    share: shareOf(sampler, given.of('OTEL_TRACES_SAMPLER_ARG')),
    asCaller: sampler.startsWith('parentbased_'),
    delay: given.of('OTEL_BSP_SCHEDULE_DELAY'),
    waiting: given.of('OTEL_BSP_MAX_QUEUE_SIZE'),
  };
};
