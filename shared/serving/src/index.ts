export { accessLog, severalLinesAtOnce, type LogStream } from './access-log.ts';
export { onAnswered, type Answered } from './answered.ts';
export { endInOrder, type Ending } from './ending.ts';
export { endFigures, startFigures } from './telemetry/figures.ts';
export type { FiguresSettings, TracingSettings } from './telemetry/collector-settings.ts';
export {
  clockFigure,
  mayReadMetrics,
  measureProcess,
  metricsData,
  metricsText,
  metricsType,
  requestFigures,
  type Figures,
} from './metrics.ts';
export { readinessOf, type Readiness } from './readiness.ts';
export { requestIdHeaders, requestIdOf } from './request-id.ts';
export { demandPolicies, type PolicedRoute, type RoutePolicy } from './route-policies.ts';
export type { ReportedCall } from './telemetry/open-telemetry.ts';
export { endTracing, startTracing, tracing } from './telemetry/tracing.ts';
export { answerAfterBody } from './whole-bodies.ts';
