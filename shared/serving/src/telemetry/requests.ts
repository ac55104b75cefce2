import { ROOT_CONTEXT, SpanKind, SpanStatusCode, context, trace, type Context, type Tracer } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { askedOften } from '../asked-often.ts';
import { isTraceId, parentOf, traceparentOf } from './trace-parent.ts';
import { contextOf, workOf, type OwnIds } from './work.ts';

interface Options {
  readonly tracer: Tracer;
  readonly ids: OwnIds;
  routeOf?(request: FastifyRequest): string | undefined;
}

/** The same bytes for everyone: a span for each would say nothing, and there are many. */
const files = ['/assets/', '/media/'];

const isFollowed = (url: string): boolean => {
  const [path = ''] = url.split('?', 1);
  return !askedOften.has(path) && !files.some((folder) => path.startsWith(folder));
};

/**
 * A span for each request, from its headers to the end of its answer. It belongs to the trace of the request's
 * `traceparent`, else the request's own id is the trace's where it can be; what is asked for the request, here or by
 * whoever it is passed on to, is part of the span.
 */
export const followRequests = (app: FastifyInstance, { tracer, ids, routeOf }: Options): void => {
  const followed = new WeakMap<FastifyRequest, Context>();
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isFollowed(request.url)) return done();
    const caller = parentOf(request.headers.traceparent);
    const start = () =>
      tracer.startSpan(
        request.method,
        { kind: SpanKind.SERVER, attributes: { 'http.request.method': request.method, 'shop.request': request.id } },
        caller ? trace.setSpanContext(ROOT_CONTEXT, caller) : ROOT_CONTEXT,
      );
    const span = !caller && isTraceId(request.id) ? ids.withTrace(request.id, start) : start();
    // As if it had come so: all that goes on from here names it.
    request.raw.headers['traceparent'] = traceparentOf(span.spanContext());
    const own = contextOf(span);
    followed.set(request, own);
    context.with(own, done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const own = followed.get(request);
    const span = own && trace.getSpan(own);
    if (span) {
      const route = routeOf?.(request) ?? request.routeOptions.url ?? 'none';
      const status = reply.raw.statusCode;
      span.updateName(`${request.method} ${route}`).setAttributes({
        'http.route': route,
        'http.response.status_code': status,
        'shop.statements': workOf(own)?.statements ?? 0,
      });
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    }
    done();
  });
};
