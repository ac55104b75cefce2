import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { emptyResource } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader, type MetricProducer } from '@opentelemetry/sdk-metrics';
import type { Figures } from '../metrics.ts';
import { reportFaults, resourceOf, sendLast } from './collector.ts';
import type { FiguresSettings } from './collector-settings.ts';
import { metricsOf } from './metrics-of.ts';

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
