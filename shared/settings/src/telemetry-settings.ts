import * as kinds from './kinds.ts';
import { about, type Process, type Setting } from './setting.ts';

const reportingProcesses: readonly Process[] = ['api', 'web'];
const collector = 'https://collector.example:4318';

/** Traces and figures that are sent, by the variables that OpenTelemetry knows. */
export const telemetrySettings = {
  ...about('traces', reportingProcesses, {
    OTEL_EXPORTER_OTLP_ENDPOINT: {
      kind: kinds.address(collector, 'http:', 'https:'),
      otherwise: 'nothing is traced or sent, and nothing of OpenTelemetry is loaded',
      what: 'address of a collector that takes OTLP over HTTP; spans are posted to `/v1/traces` below it ([what is in them](docs/operations.md#traces)), the figures of `/metrics` to `/v1/metrics`',
    },
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: {
      kind: kinds.address(`${collector}/v1/traces`, 'http:', 'https:'),
      what: 'the whole address for spans, in place of that',
    },
    OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: {
      kind: kinds.address(`${collector}/v1/metrics`, 'http:', 'https:'),
      what: 'the whole address for figures, in place of that',
    },
    OTEL_TRACES_EXPORTER: {
      kind: kinds.oneOf('otlp', 'none'),
      default: 'otlp',
      what: '`none` traces nothing, whatever the collector',
    },
    OTEL_METRICS_EXPORTER: {
      kind: kinds.oneOf('otlp', 'none'),
      default: 'otlp',
      what: '`none` sends no figures, such as where Prometheus reads them',
    },
    OTEL_METRIC_EXPORT_INTERVAL: {
      kind: kinds.milliseconds(1, 3_600_000),
      default: '60000',
      what: 'milliseconds between two sendings of figures',
    },
    OTEL_EXPORTER_OTLP_HEADERS: {
      kind: kinds.pairs,
      isSecret: true,
      what: 'headers for the collector, such as `authorization=Bearer%20…`',
    },
    OTEL_EXPORTER_OTLP_TIMEOUT: {
      kind: kinds.milliseconds(1, 600_000),
      default: '10000',
      what: 'milliseconds that the collector has to take what is sent at once',
    },
    OTEL_SDK_DISABLED: {
      kind: kinds.flag,
      default: '0',
      what: '`true` traces and sends nothing, whatever else is set',
    },
    OTEL_SERVICE_NAME: {
      kind: kinds.text,
      otherwise: '`shop-web`, `shop-api` or `shop-worker`',
      what: 'name of the process in traces and figures',
    },
    OTEL_RESOURCE_ATTRIBUTES: {
      kind: kinds.pairs,
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
      default: 'parentbased_always_on',
      what: 'which traces are followed: all, none, or the share `OTEL_TRACES_SAMPLER_ARG`; `parentbased_` goes by whoever sends a `traceparent`',
    },
    OTEL_TRACES_SAMPLER_ARG: { kind: kinds.share, default: '1', what: 'that share, from 0 to 1' },
    OTEL_BSP_SCHEDULE_DELAY: {
      kind: kinds.milliseconds(1, 600_000),
      default: '5000',
      what: 'milliseconds between two sendings of spans',
    },
    OTEL_BSP_MAX_QUEUE_SIZE: {
      kind: kinds.integer(1, 1_000_000),
      default: '2048',
      what: 'spans that wait to be sent; more are dropped',
    },
  }),
} as const satisfies Record<string, Setting<unknown>>;
