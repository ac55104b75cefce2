import type { Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Under a stream that never rests the server is closed after so many turns all the same. */
const turnsAtMost = 2_000;

/** One turn of the process's loop: connections and requests that lay ready when it began have been taken. */
const turn = (): Promise<void> =>
  // A callback from the midst of a turn runs at its end, so it takes a second one.
  new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

/**
 * Stops listening, and resolves once everything is answered. Closing a server resets connections that the system has
 * taken for it and it has not, and those whose next request has come and is not read: their requests would be lost, and a
 * balancer must not send a form again. So it takes all that lies ready first, and closes in a turn that brought
 * nothing.
 */
export const closeOnceTaken = async (server: Server): Promise<void> => {
  let cameSomething = true;
  const noteActivity = (): void => void (cameSomething = true);
  server.on('connection', noteActivity).on('request', noteActivity);
  for (let turns = 0; cameSomething && turns < turnsAtMost; turns += 1) {
    cameSomething = false;
    await turn();
  }
  server.off('connection', noteActivity).off('request', noteActivity);
  await new Promise<void>((resolve) => server.close(() => resolve()));
};

/** How a server ends; times in ms. */
export interface Ending {
  /** How long it goes on taking requests, so that whoever sends them learns of the end before nobody listens. */
  readonly delay: number;
  /** How long what is under way may take after that; then its connections are cut. */
  readonly limit: number;
  /** Called at the signal, before anything else. */
  begin(): void;
  /** Ends everything else, once nobody listens and everything is answered. */
  close(): Promise<void>;
  report(line: string): void;
}

/**
 * Ends the process in order when it is asked to (SIGTERM, SIGINT): what was accepted is answered, and from the signal on
 * each new answer closes its connection. The exit code is 0, or 1 when the limit has cut something off.
 */
export const endInOrder = (server: Server, { delay, limit, begin, close, report }: Ending): void => {
  let isEnding = false;
  const end = async (): Promise<void> => {
    if (isEnding) return;
    isEnding = true;
    begin();
    server.prependListener('request', (_request, response: ServerResponse) => {
      response.shouldKeepAlive = false;
    });
    await wait(delay);
    const closed = closeOnceTaken(server)
      .then(close)
      .then(() => 'closed' as const);
    if ((await Promise.race([closed, wait(limit, 'late' as const)])) === 'closed') return process.exit(0);
    report(`what was under way took longer than ${limit} ms (DRAIN_LIMIT) and is cut off`);
    server.closeAllConnections();
    process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end());
};
