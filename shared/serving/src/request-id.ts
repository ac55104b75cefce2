import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isTraceId, parentOf } from './telemetry/trace-parent.ts';

const plainId = /^[\w-]{8,64}$/;
/** The id of the trace that a request belongs to; undefined where `traceparent` is missing or malformed. */
const traceOf = ({ traceparent }: IncomingHttpHeaders): string | undefined => parentOf(traceparent)?.traceId;

/**
 * The one id of a request, by which all logs name it: that of `x-request-id` when it has 8 to 64 letters,
 * digits, `_` or `-`, else the trace of a well-formed `traceparent`, else a new one, which can be a trace's.
 */
export const requestIdOf = ({ headers }: { headers: IncomingHttpHeaders }): string => {
  const given = headers['x-request-id'];
  if (typeof given === 'string' && plainId.test(given)) return given;
  return traceOf(headers) ?? randomUUID().replaceAll('-', '');
};

/**
 * Headers that name a request to the next server. A well-formed `traceparent` goes on as it came, with its `tracestate`;
 * without one the id begins a trace where it can be a trace's.
 */
export const requestIdHeaders = (id: string, { headers }: { headers: IncomingHttpHeaders }): Record<string, string> => {
  const { traceparent, tracestate } = headers;
  if (typeof traceparent === 'string' && traceOf(headers) !== undefined) {
    return { 'x-request-id': id, traceparent, ...(typeof tracestate === 'string' && { tracestate }) };
  }
  if (!isTraceId(id)) return { 'x-request-id': id };
  return { 'x-request-id': id, traceparent: `00-${id}-${randomBytes(8).toString('hex')}-00` };
};
