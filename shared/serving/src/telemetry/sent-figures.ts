import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { emptyResource } from '@opentelemetry/resources';
import {
  MeterProvider,
  PeriodicExportingMetricReader,
  type MetricProducer,
  AggregationTemporality,
  DataPointType,
  type DataPoint,
  type Histogram,
  type MetricData,
} from '@opentelemetry/sdk-metrics';
import type { Figures } from '../metrics.ts';
import { reportFaults, resourceOf, sendLast } from './collector.ts';
import type { FiguresSettings } from './collector-settings.ts';
import { ValueType, type Attributes, type HrTime } from '@opentelemetry/api';
import { millisToHrTime } from '@opentelemetry/core';

type Figure = Figures[number];
type Value = Figure['values'][number] & { readonly metricName?: string };

interface Times {
  readonly startTime: HrTime;
  readonly endTime: HrTime;
}

const attributesOf = (labels: Value['labels']): Attributes =>
  Object.fromEntries(Object.entries(labels).filter(([name, value]) => name !== 'le' && value !== undefined));

/** A figure without anything to tell yet, such as a mean of nothing, is no number and is left out. */
const pointsOf = (values: readonly Value[], times: Times): DataPoint<number>[] =>
  values
    .filter(({ value }) => Number.isFinite(value))
    .map(({ labels, value }) => ({ ...times, attributes: attributesOf(labels), value }));

/** Of one set of labels: how many each bucket has by itself, where Prometheus counts all below as well. */
const histogramOf = (name: string, values: readonly Value[]): Histogram => {
  const below = values.filter(({ metricName }) => metricName === `${name}_bucket`);
  const one = (suffix: string) => values.find(({ metricName }) => metricName === name + suffix)?.value ?? 0;
  return {
    buckets: {
      boundaries: below.map(({ labels }) => Number(labels.le)).filter(Number.isFinite),
      counts: below.map(({ value }, place) => value - (below[place - 1]?.value ?? 0)),
    },
    sum: one('_sum'),
    count: one('_count'),
  };
};

const histogramPointsOf = (name: string, values: readonly Value[], times: Times): DataPoint<Histogram>[] => {
  const sets = Map.groupBy(values, ({ labels }) => JSON.stringify(Object.entries(attributesOf(labels)).toSorted()));
  return [...sets.values()].map((set) => ({
    ...times,
    attributes: attributesOf(set[0]?.labels ?? {}),
    value: histogramOf(name, set),
  }));
};

/**
 * The figures of prom-client as OpenTelemetry's, under the same names and labels: counters and histograms since
 * the process began, everything else as it is now.
 * @param now in ms since 1970
 */
const metricsOf = (figures: Figures, now: number): MetricData[] => {
  const times: Times = { startTime: millisToHrTime(performance.timeOrigin), endTime: millisToHrTime(now) };
  return figures.map(({ name, help, type, values }): MetricData => {
    const descriptor = { name, description: help, unit: '', valueType: ValueType.DOUBLE };
    const cumulative = { descriptor, aggregationTemporality: AggregationTemporality.CUMULATIVE };
    switch (String(type)) {
      case 'histogram':
        return {
          ...cumulative,
          dataPointType: DataPointType.HISTOGRAM,
          dataPoints: histogramPointsOf(name, values, times),
        };
      case 'counter':
        return {
          ...cumulative,
          dataPointType: DataPointType.SUM,
          isMonotonic: true,
          dataPoints: pointsOf(values, times),
        };
      default:
        return { ...cumulative, dataPointType: DataPointType.GAUGE, dataPoints: pointsOf(values, times) };
    }
  });
};

/** Sends by OpenTelemetry what `read` answers, again and again; answers what ends it. */
export const sendFigures = (
  settings: FiguresSettings,
  service: string,
  read: () => Promise<Figures>,
  report: (line: string) => void,
): (() => Promise<void>) => {
  // Nothing is counted a second time: prom-client has the figures, and OpenTelemetry asks for them.
  const producer: MetricProducer = {
    async collect() {
      const scopeMetrics = [{ scope: { name: 'shop' }, metrics: metricsOf(await read(), Date.now()) }];
      return { resourceMetrics: { resource: emptyResource(), scopeMetrics }, errors: [] };
    },
  };
  reportFaults(report);
  // The reader gives up when the next sending is due, and says so to nobody: the exporter has to be the first.
  const limit = Math.min(settings.timeout, Math.ceil(settings.every * 0.8));
  const provider = new MeterProvider({
    resource: resourceOf(settings, service),
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter({
          url: settings.url,
          headers: { ...settings.headers },
          timeoutMillis: limit,
        }),
        exportIntervalMillis: settings.every,
        exportTimeoutMillis: settings.every,
        metricProducers: [producer],
      }),
    ],
  });
  return () => sendLast(provider);
};
