import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tracing } from './telemetry/tracing.ts';

/** A request, once it is answered. */
export interface Answered {
  id: string;
  method: string;
  /** The pattern of its route, never its address; `none` where no route took it. */
  route: string;
  status: number;
  /** How long it took, in ms. */
  ms: number;
  /** With the headers. */
  bytes: number;
}

export interface AnsweredOptions {
  /** Names the route better than its pattern does. */
  routeOf?(request: FastifyRequest): string | undefined;
  report(answered: Answered, request: FastifyRequest): void;
}

/** Tells of each request of an application once it is answered, and has it traced; to be called before routes are added. */
export const onAnswered = (app: FastifyInstance, { routeOf, report }: AnsweredOptions): void => {
  tracing()?.follow(app, routeOf);
  const written = new WeakMap<object, number>();
  /** Connections answer one request after the other, so what came since the last one is of this one. */
  const bytesOf = (socket: Socket): number => {
    const total = Number(socket.bytesWritten) || 0;
    const before = written.get(socket) ?? 0;
    written.set(socket, total);
    return total - before;
  };
  app.addHook('onResponse', (request: FastifyRequest, reply: FastifyReply, done) => {
    const answered: Answered = {
      id: request.id,
      method: request.method,
      route: routeOf?.(request) ?? request.routeOptions.url ?? 'none',
      status: reply.raw.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      bytes: bytesOf(request.raw.socket),
    };
    report(answered, request);
    done();
  });
};
