import { findReader } from '../../database/newsletter/readers.ts';
import type { Subscriber } from '../../database/newsletter/subscribers.ts';
import { maskedEmail } from '@shop/format';
import { callsFor } from '../call.ts';
import { ShopError } from '../../domain/shop-error.ts';
import type { Services } from '../../services.ts';
import { startReading, stopAll } from '../../flows/newsletter/reading.ts';
import { leavingMessages } from '../../flows/newsletter/texts.ts';

const readerOrRefuse = async ({ db }: Services, token: string): Promise<Subscriber> => {
  const reader = await findReader(db, token);
  if (!reader) throw new ShopError(404, leavingMessages.unknown);
  return reader;
};

/**
 * What the link in every letter of the newsletter can do. Its token is all that is asked for: who wants to leave need
 * not sign in, and may leave with an old letter too.
 */
export const leavingCalls = callsFor('public', {
  newsletterReader: async ({ services, query }) => {
    const { email, leftAt } = await readerOrRefuse(services, query.token);
    return { email: maskedEmail(email), is_subscribed: leftAt === null };
  },

  newsletterLeave: async ({ services, body, language }) => {
    const { email } = await readerOrRefuse(services, body.token);
    const isSubscribed = body.come_back ?? false;
    const said = { email, language, source: 'letter', shown: body.consent_text } as const;
    await (isSubscribed ? startReading : stopAll)(services, said);
    return { email: maskedEmail(email), is_subscribed: isSubscribed };
  },
});
