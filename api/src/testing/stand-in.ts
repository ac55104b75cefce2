import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request to the outside service. */
export interface Asked {
  method: string;
  body: string;
}

export interface StandIn {
  readonly url: string;
  readonly asked: Asked[];
  close(): Promise<void>;
}

/** Answers one question; what else there is to know of it stands in the request. */
type Answer = (response: ServerResponse, asked: Asked, request: IncomingMessage) => void;

/** Answers with this JSON or, given a text, with just that. */
export const answerWith =
  (content: unknown, status = 200) =>
  (response: ServerResponse): void => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof content === 'string' ? content : JSON.stringify(content));
  };

/** A local server in an outside service's place; an `answer` that writes nothing leaves the caller waiting. */
export const standIn = async (answer: Answer): Promise<StandIn> => {
  const asked: Asked[] = [];
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const question = { method: request.method ?? '', body: await text(request) };
    asked.push(question);
    answer(response, question, request);
  };
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo; // it listens on a port, not a pipe
  return {
    url: `http://127.0.0.1:${port}/`,
    asked,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
};
