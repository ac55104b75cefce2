import { recordConsent } from '../../database/newsletter/consents.ts';
import { allowFriends, refuseFriends } from '../../database/newsletter/friend-readers.ts';
import { transact } from '../../database/transact.ts';
import type { Services } from '../../services.ts';
import type { Said } from './reading.ts';

/**
 * Ends letters of friends to an e-mail, whoever has them sent, also those that have not left yet, or allows them
 * again, on record. Repeating it changes nothing. A refusal ends when its own reader takes it back, and in no other way.
 */
export const subscribeToFriends = (services: Services, said: Said, isWanted: boolean): Promise<void> =>
  transact(services.db, async (db) => {
    const now = services.now();
    const leaveToken = isWanted ? null : await refuseFriends(db, said.email, now);
    if (leaveToken !== null) await services.mailer.withdraw(db, leaveToken);
    const isChanged = isWanted ? await allowFriends(db, said.email) : leaveToken !== null;
    if (isChanged) await recordConsent(db, { ...said, channel: 'friends', given: isWanted, createdAt: now });
  });
