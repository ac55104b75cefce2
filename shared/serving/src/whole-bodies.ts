import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Bytes that are waited for at most: more than anything that a server of the shop takes. */
const most = 48 * 1024 * 1024;
/** ms in which nothing comes, after which nothing more is waited for. */
const timeout = 10_000;

/** Whether there is nothing to wait for; what asks by GET has no body that anybody reads. */
const hasCome = ({ method, headers, readableEnded, destroyed }: IncomingMessage): boolean => {
  const { 'content-length': length = '0', 'transfer-encoding': coding } = headers;
  const isEmpty = method === 'GET' || method === 'HEAD' || (coding === undefined && Number(length) === 0);
  return isEmpty || readableEnded || destroyed || Number(length) > most;
};

/** Reads what is left of a body and throws it away. */
const rest = (request: IncomingMessage): Promise<void> =>
  new Promise((resolve) => {
    let left = most;
    const timer = setTimeout(() => end(), timeout);
    const count = (chunk: Buffer): void => {
      timer.refresh();
      left -= chunk.length;
      if (left < 0) end();
    };
    const end = (): void => {
      clearTimeout(timer);
      request.off('data', count).off('end', end).off('close', end);
      resolve();
    };
    request.on('data', count).on('end', end).on('close', end);
    request.resume();
  });

/**
 * Has an application answer only once the body of the request has come. Whoever is answered before, as by a refusal that
 * needs no more than the headers, is still sending: a server that then closes the connection resets it, and the answer is
 * lost on the way. What is longer than anything that is taken is answered at once.
 */
export const answerAfterBody = (app: FastifyInstance): void => {
  app.addHook('onSend', ({ raw }, _reply, payload, done) => {
    if (hasCome(raw)) done(null, payload);
    else
      void rest(raw).then(() => {
        // Whoever has gone hears nothing.
        if (!raw.destroyed || raw.readableEnded) done(null, payload);
      });
  });
};
