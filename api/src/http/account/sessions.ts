import Bowser from 'bowser';
import type { Session } from '@shop/contract';
import { sessionsOf, type SessionRow } from '../../database/account/access-tokens.ts';
import { endAccess, endSession } from '../../flows/account/end-access.ts';
import { callsFor } from '../call.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { messages } from '../../domain/messages.ts';

/** A session as its customer sees it, without the token and with the names of browser and system only. */
const sessionOf = (row: SessionRow, currentHash: string): Session => {
  const { id, hash, userAgent, startedFrom, createdAt, lastSeenAt } = row;
  const { browser, os } = Bowser.parse(userAgent || 'unknown'); // an empty text makes it throw
  return {
    id,
    is_current: hash === currentHash,
    browser: browser.name || null,
    system: os.name ?? null,
    started_at: createdAt.toISOString(),
    started_from: startedFrom,
    last_seen_at: lastSeenAt.toISOString(),
  };
};

/** Where a customer is signed in, and the ends of it. */
export const sessionsCalls = callsFor('customer', {
  sessions: async ({ services, who }) => {
    const rows = await sessionsOf(services.db, who.customerId, services.now());
    return { sessions: rows.map((row) => sessionOf(row, who.tokenHash)) };
  },

  endSession: async ({ services, who, body }) => {
    if (!(await endSession(services.db, who.customerId, body.id))) throw new ShopError(404, messages.notFound);
    return null;
  },

  endAllSessions: async ({ services, who }) => {
    await endAccess(services.db, { id: who.customerId, email: who.email });
    return null;
  },
});
