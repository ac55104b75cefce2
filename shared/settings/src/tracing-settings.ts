import * as kinds from './kinds.ts';
import type { Process, Setting } from './setting.ts';

const whoIsTraced: readonly Process[] = ['api', 'web'];
const collector = 'https://collector.example:4318';

/** Traces, by the variables that OpenTelemetry knows. */
export const tracingSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    kind: kinds.address(collector, 'http:', 'https:'),
    of: whoIsTraced,
    topic: 'traces',
    otherwise: 'nothing is traced, and nothing of OpenTelemetry is loaded',
    what: 'address of a collector that takes OTLP over HTTP; spans are posted to `/v1/traces` below it ([what is in them](docs/operations.md#traces))',
  },
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: {
    kind: kinds.address(`${collector}/v1/traces`, 'http:', 'https:'),
    of: whoIsTraced,
    topic: 'traces',
    what: 'the whole address for spans, in place of that',
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    kind: kinds.pairs,
    of: whoIsTraced,
    topic: 'traces',
    isSecret: true,
    what: 'headers for the collector, such as `authorization=Bearer%20…`',
  },
  OTEL_EXPORTER_OTLP_TIMEOUT: {
    kind: kinds.milliseconds(1, 600_000),
    of: whoIsTraced,
    topic: 'traces',
    default: '10000',
    what: 'milliseconds that the collector has to take some spans',
  },
  OTEL_SDK_DISABLED: {
    kind: kinds.flag,
    of: whoIsTraced,
    topic: 'traces',
    default: '0',
    what: '`true` traces nothing, whatever else is set',
  },
  OTEL_SERVICE_NAME: {
    kind: kinds.text,
    of: whoIsTraced,
    topic: 'traces',
    otherwise: '`shop-web`, `shop-api` or `shop-worker`',
    what: 'name of the process in traces',
  },
  OTEL_RESOURCE_ATTRIBUTES: {
    kind: kinds.pairs,
    of: whoIsTraced,
    topic: 'traces',
    what: 'what else is told of the process, such as `deployment.environment.name=staging`',
  },
  OTEL_TRACES_SAMPLER: {
    kind: kinds.oneOf(
      'parentbased_always_on',
      'parentbased_traceidratio',
      'parentbased_always_off',
      'always_on',
      'traceidratio',
      'always_off',
    ),
    of: whoIsTraced,
    topic: 'traces',
    default: 'parentbased_always_on',
    what: 'which traces are followed: all, none, or the share `OTEL_TRACES_SAMPLER_ARG`; `parentbased_` goes by whoever sends a `traceparent`',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    kind: kinds.share,
    of: whoIsTraced,
    topic: 'traces',
    default: '1',
    what: 'that share, from 0 to 1',
  },
  OTEL_BSP_SCHEDULE_DELAY: {
    kind: kinds.milliseconds(1, 600_000),
    of: whoIsTraced,
    topic: 'traces',
    default: '5000',
    what: 'milliseconds between two sendings',
  },
  OTEL_BSP_MAX_QUEUE_SIZE: {
    kind: kinds.integer(1, 1_000_000),
    of: whoIsTraced,
    topic: 'traces',
    default: '2048',
    what: 'spans that wait to be sent; more are dropped',
  },
} as const satisfies Record<string, Setting<unknown>>;
