import Bowser from 'bowser';
import { demandCustomer, type Handlers } from '../call.ts';
import { refusals } from '../refusal.ts';

/** Where a customer is signed in: tokens are this server's own, not Medusa's. */
export const sessionHandlers: Handlers = {
  sessions: ({ memory }, asking) => {
    const { id: person } = demandCustomer(asking);
    const current = asking.token === null ? '' : memory.sessions.hashOf(asking.token);
    const sessions = memory.sessions.of(person).map(({ id, hash, agent, made_at, seen_at }) => {
      const { browser, os } = Bowser.parse(agent || 'unknown'); // an empty text makes it throw
      return {
        id,
        is_current: hash === current,
        browser: browser.name || null,
        system: os.name ?? null,
        started_at: new Date(made_at).toISOString(),
        started_from: null,
        last_seen_at: new Date(seen_at ?? made_at).toISOString(),
      };
    });
    return { sessions };
  },
  endSession: ({ memory }, { body: { id }, ...asking }) => {
    if (!memory.sessions.end(demandCustomer(asking).id, id)) throw refusals.notFound();
    return null;
  },
  endAllSessions: ({ memory }, asking) => {
    memory.sessions.endAll(demandCustomer(asking).id);
    return null;
  },
};
