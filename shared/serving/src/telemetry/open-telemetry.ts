import { ROOT_CONTEXT, SpanKind, SpanStatusCode, context, trace, type Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
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
import { followOutsideCalls } from './outside-calls.ts';
import { followRequests } from './requests.ts';
import { parentOf } from './trace-parent.ts';
import { contextOf, ownIds, workOf } from './work.ts';

/** A call that was made elsewhere, such as in a thread that renders pages, and is told afterwards. */
export interface ReportedCall {
  /** The `traceparent` of what it was made for. */
  readonly parent: string;
  /** Its own id: 16 hexadecimal digits. */
  readonly span: string;
  readonly method: string;
  /** Pattern of its route, never its address. */
  readonly route: string;
  /** Its HTTP status; 0 without an answer. */
  readonly status: number;
  /** In ms since 1970. */
  readonly begun: number;
  readonly ended: number;
}

/** Its text and its values are told to nobody. */
interface Statement {
  readonly operation: string;
  readonly table: string | null;
}

const operation = /^\s*(?:\/\*[\w-]*\*\/\s*)?([a-z]+)/i;
const table = /\b(?:from|into|update|join)\s+"?([a-z_]+)"?(?=[\s(.,;]|$)/i;
/** As many letters as PostgreSQL's own names may have. */
const longest = 63;

const statementOf = (text: string): Statement => ({
  operation: (operation.exec(text)?.[1] ?? 'statement').toLowerCase().slice(0, longest),
  table: table.exec(text)?.[1]?.slice(0, longest) ?? null,
});

const nameOfStatement = ({ operation: does, table: of }: Statement): string => (of === null ? does : `${does} ${of}`);

const attributesOf = ({ operation: does, table: of }: Statement): Record<string, string> => ({
  'db.system.name': 'postgresql',
  'db.operation.name': does,
  ...(of !== null && { 'db.collection.name': of }),
});

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

/**
 * Follows this process by OpenTelemetry. What waits to be sent is bounded, and nobody waits for it. Nothing in spans is of a
 * person: no address, query, text or id.
 */
export const openTelemetry = (settings: TracingSettings, service: string, report: (line: string) => void) => {
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
    /** Follows each request of an application, a span each; to be called before other hooks are added. */
    follow: (app: FastifyInstance, routeOf?: (request: FastifyRequest) => string | undefined): void =>
      followRequests(app, { tracer, ids, ...(routeOf && { routeOf }) }),
    /** Follows calls of others over HTTP while the process works for a request or a job. */
    followCalls: (): void => followOutsideCalls(tracer),
    /** Runs work that no request asked for, as a trace of its own. */
    async job<T>(name: string, work: () => Promise<T>): Promise<T> {
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
    /** Follows a statement until the answer of `ask` is settled; only within a request or a job, the first of each. */
    statement<T>(text: string, ask: () => T): T {
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
    report({ parent, span: id, method, route, status, begun, ended }: ReportedCall): void {
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
    /** Sends what waits, for a second at most: a collector that is away holds up no end. */
    end: (): Promise<void> => sendLast(provider),
  };
};

export type Tracing = ReturnType<typeof openTelemetry>;
