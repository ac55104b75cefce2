import type { Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { closeOnceTaken } from './closing.ts';

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
  /** A line for the operator. */
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
