import type { SpanContext } from '@opentelemetry/api';

/** Version, trace, parent and flags, as W3C Trace Context writes them; ids of zeros alone and version ff are none. */
const shape = /^(?!ff)[\da-f]{2}-((?!0{32})[\da-f]{32})-((?!0{16})[\da-f]{16})-([\da-f]{2})$/;

const traceShape = /^(?!0{32})[\da-f]{32}$/;

/** Whether an id can be a trace's. */
export const isTraceId = (id: string): boolean => traceShape.test(id);

/** The span that a well-formed `traceparent` names. */
export const parentOf = (traceparent: unknown): SpanContext | undefined => {
  const [, traceId, spanId, flags = '0'] = (typeof traceparent === 'string' && shape.exec(traceparent)) || [];
  if (traceId === undefined || spanId === undefined) return undefined;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
};

/** The `traceparent` of what is asked for a span. */
export const traceparentOf = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-0${traceFlags & 1}`;
