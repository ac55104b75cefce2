import { ROOT_CONTEXT, SpanKind, SpanStatusCode, context, trace, type Span } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  RandomIdGenerator,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { reportFaults, resourceOf, sendLast } from './collector.ts';
import type { TracingSettings } from './collector-settings.ts';
import type { Tracing } from './following.ts';
import { followOutsideCalls } from './outside-calls.ts';
import { followRequests } from './requests.ts';
import { attributesOf, nameOfStatement, statementOf } from './statements.ts';
import { parentOf } from './trace-parent.ts';
import { contextOf, ownIds, workOf } from './work.ts';

/** Spans in one sending. */
const together = 512;
/** Statements of one request or job that have spans of their own; of the others the number is told. */
const statementsAtMost = 100;

const samplerOf = ({ share, asCaller }: TracingSettings) => {
  const root = new TraceIdRatioBasedSampler(share);
  return asCaller ? new ParentBasedSampler({ root }) : root;
};

const failed = (span: Span): Span => span.setStatus({ code: SpanStatusCode.ERROR });

/** Ends a span once what it is of is settled. */
const endWith = <T>(span: Span, answer: T): T => {
  if (answer instanceof Promise)
    answer.then(
      () => span.end(),
      () => failed(span).end(),
    );
  else span.end();
  return answer;
};

/** Follows this process by OpenTelemetry. What waits to be sent is bounded, and nobody waits for it. */
export const openTelemetry = (settings: TracingSettings, service: string, report: (line: string) => void): Tracing => {
  const ids = ownIds(new RandomIdGenerator());
  const provider = new TracerProvider({
    resource: resourceOf(settings, service),
    sampler: samplerOf(settings),
    idGenerator: ids,
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({
          url: settings.url,
          headers: { ...settings.headers },
          timeoutMillis: settings.timeout,
        }),
        maxQueueSize: settings.waiting,
        maxExportBatchSize: Math.min(together, settings.waiting),
        scheduledDelayMillis: settings.delay,
        exportTimeoutMillis: settings.timeout + 1_000,
      }),
    ],
  });
  reportFaults(report);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const tracer = provider.getTracer('shop');
  return {
    follow: (app, routeOf) => followRequests(app, { tracer, ids, ...(routeOf && { routeOf }) }),
    followCalls: () => followOutsideCalls(tracer),
    async job(name, work) {
      const span = tracer.startSpan(`job ${name}`, { attributes: { 'shop.job': name } }, ROOT_CONTEXT);
      const own = contextOf(span);
      try {
        return await context.with(own, work);
      } catch (error) {
        failed(span);
        throw error;
      } finally {
        span.setAttribute('shop.statements', workOf(own)?.statements ?? 0).end();
      }
    },
    statement(text, ask) {
      const work = workOf(context.active());
      if (!work) return ask();
      work.statements += 1;
      if (work.statements > statementsAtMost) return ask();
      const statement = statementOf(text);
      const span = tracer.startSpan(nameOfStatement(statement), {
        kind: SpanKind.CLIENT,
        attributes: attributesOf(statement),
      });
      try {
        return endWith(span, ask());
      } catch (error) {
        failed(span).end();
        throw error;
      }
    },
    report({ parent, span: id, method, route, status, begun, ended }) {
      const caller = parentOf(parent);
      if (!caller) return;
      const span = ids.withSpan(id, () =>
        tracer.startSpan(
          `${method} ${route}`,
          {
            kind: SpanKind.CLIENT,
            startTime: begun,
            attributes: { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status },
          },
          trace.setSpanContext(ROOT_CONTEXT, caller),
        ),
      );
      if (status === 0 || status >= 500) failed(span);
      span.end(ended);
    },
    end: () => sendLast(provider),
  };
};
