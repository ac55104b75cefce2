import type { Server } from 'node:http';

/** Under a stream that never rests the server is closed after so many turns all the same. */
const turnsAtMost = 2_000;

/** One turn of the process's loop: connections and requests that lay ready when it began have been taken. */
const turn = (): Promise<void> =>
  // What is asked for in the midst of a turn runs at its end, so it takes a second one.
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
