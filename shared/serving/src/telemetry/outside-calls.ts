import { subscribe } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { SpanKind, SpanStatusCode, context, type Span, type Tracer } from '@opentelemetry/api';
import { isTracingSuppressed } from '@opentelemetry/core';
import { workOf } from './work.ts';

interface Fetched {
  readonly method: string;
  readonly origin: string | URL;
}

/**
 * A span for each call of another server that is made for a request or a job, by `fetch` or by node's own client, until its
 * answer begins. Of the address its host alone is told.
 */
export const followOutsideCalls = (tracer: Tracer): void => {
  const spans = new WeakMap<object, Span>();
  const begin = (call: object, method: string, host: string): void => {
    const now = context.active();
    if (!workOf(now) || isTracingSuppressed(now)) return;
    const attributes = { 'http.request.method': method, 'server.address': host };
    spans.set(call, tracer.startSpan(`${method} ${host}`, { kind: SpanKind.CLIENT, attributes }));
  };
  const end = (call: object, status: number): void => {
    const span = spans.get(call);
    if (!span) return;
    spans.delete(call);
    if (status === 0 || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.setAttribute('http.response.status_code', status).end();
  };
  // These messages of node are documented and have no types.
  subscribe('undici:request:create', (message) => {
    const { request } = message as { request: Fetched };
    begin(request, request.method, new URL(request.origin).hostname);
  });
  subscribe('undici:request:headers', (message) => {
    const { request, response } = message as { request: Fetched; response: { statusCode: number } };
    end(request, response.statusCode);
  });
  subscribe('undici:request:error', (message) => end((message as { request: Fetched }).request, 0));
  subscribe('http.client.request.start', (message) => {
    const { request } = message as { request: ClientRequest };
    begin(request, request.method, request.host);
  });
  subscribe('http.client.response.finish', (message) => {
    const { request, response } = message as { request: ClientRequest; response: IncomingMessage };
    end(request, response.statusCode ?? 0);
  });
  subscribe('http.client.request.error', (message) => end((message as { request: ClientRequest }).request, 0));
};
