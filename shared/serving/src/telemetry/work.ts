import { ROOT_CONTEXT, createContextKey, trace, type Context, type Span } from '@opentelemetry/api';
import type { IdGenerator } from '@opentelemetry/sdk-trace';

export interface Work {
  statements: number;
}

const key = createContextKey('work of the shop');

/** In which a request or a job is done: what is asked meanwhile is part of its span. */
export const contextOf = (span: Span): Context => {
  const work: Work = { statements: 0 };
  return trace.setSpan(ROOT_CONTEXT, span).setValue(key, work);
};

/** Undefined where it is for no request and no job. */
export const workOf = (context: Context): Work | undefined => context.getValue(key) as Work | undefined; // set above

/** Random ids, but where the shop has given one before: the id of a request is its trace's. */
export interface OwnIds extends IdGenerator {
  withTrace<T>(id: string, start: () => T): T;
  withSpan<T>(id: string, start: () => T): T;
}

/** Spans are started in one go, so that what is given holds for one alone. */
export const ownIds = (random: IdGenerator): OwnIds => {
  let traceId: string | null = null;
  let spanId: string | null = null;
  return {
    generateTraceId: () => traceId ?? random.generateTraceId(),
    generateSpanId: () => spanId ?? random.generateSpanId(),
    withTrace(id, start) {
      traceId = id;
      try {
        return start();
      } finally {
        traceId = null;
      }
    },
    withSpan(id, start) {
      spanId = id;
      try {
        return start();
      } finally {
        spanId = null;
      }
    },
  };
};
