import type { CallResult } from '@shop/contract';
import { maskedEmail } from '@shop/format';
import { findFriendReader } from '../../database/newsletter/friend-readers.ts';
import { findReader } from '../../database/newsletter/readers.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { subscribeToFriends } from '../../flows/newsletter/friends.ts';
import { startReading, stopAll } from '../../flows/newsletter/reading.ts';
import { leavingMessages } from '../../flows/newsletter/texts.ts';
import type { Services } from '../../services.ts';
import { callsFor } from '../call.ts';

interface Linked {
  email: string;
  letters: NonNullable<CallResult<'newsletterReader'>['letters']>;
  isSubscribed: boolean;
}

/** Whose link it is, and which letters have it. */
const linkedOrRefuse = async ({ db }: Services, token: string): Promise<Linked> => {
  const reader = await findReader(db, token);
  if (reader) return { email: reader.email, letters: 'newsletter', isSubscribed: reader.leftAt === null };
  const friend = await findFriendReader(db, token);
  if (friend) return { email: friend.email, letters: 'friends', isSubscribed: friend.refusedAt === null };
  throw new ShopError(404, leavingMessages.unknown);
};

const answerOf = ({ email, letters, isSubscribed }: Linked): CallResult<'newsletterReader'> => ({
  email: maskedEmail(email),
  is_subscribed: isSubscribed,
  letters,
});

/**
 * What the link in every letter of the newsletter, and of a friend, can do. Its token is all that is asked for: who wants
 * to leave need not sign in, and may leave with an old letter too.
 */
export const leavingCalls = callsFor('public', {
  newsletterReader: async ({ services, query }) => answerOf(await linkedOrRefuse(services, query.token)),

  newsletterLeave: async ({ services, body, language }) => {
    const linked = await linkedOrRefuse(services, body.token);
    const isSubscribed = body.come_back ?? false;
    const said = { email: linked.email, language, source: 'letter', shown: body.consent_text } as const;
    if (linked.letters === 'friends') await subscribeToFriends(services, said, isSubscribed);
    else await (isSubscribed ? startReading(services, { ...said, isTheirs: true }) : stopAll(services, said));
    return answerOf({ ...linked, isSubscribed });
  },
});
