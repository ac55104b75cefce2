export { accessLog, severalLinesAtOnce, type LogStream } from './access-log.ts';
export { onAnswered, type Answered } from './answered.ts';
export { endInOrder, type Ending } from './ending.ts';
export { clockFigure, mayReadMetrics, measureProcess, metricsText, metricsType, requestFigures } from './metrics.ts';
export { readinessOf, type Readiness } from './readiness.ts';
export { requestIdHeaders, requestIdOf } from './request-id.ts';
export type { ToldCall, TracingSettings } from './tracing/following.ts';
export { endTracing, startTracing, tracing } from './tracing/tracing.ts';
