import { paths, type Language } from '@shop/contract';
import { findCustomer } from '../../database/account/customers.ts';
import { friendLetter } from '../../mail/friend-letter.ts';
import type { Services } from '../../services.ts';
import { emailOf } from '../../flows/account/email.ts';
import { callsFor } from '../call.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { messages } from '../../domain/messages.ts';

/**
 * Sends a friend a customer's word, with an invite code where there is one; a few a day (`limit-table.ts`). With a
 * transaction as `db` the letter is sent if that is committed.
 */
export const writeToFriend = async (
  { db, mailer, settings }: Services,
  customerId: number,
  { to, message, code }: { to: string; message: string | null; code: string | null },
  language: Language,
): Promise<void> => {
  const customer = await findCustomer(db, customerId);
  if (!customer) throw new ShopError(401, messages.signInNeeded);
  const from = `${customer.firstname} ${customer.lastname}`.trim() || customer.email;
  await mailer.sendWithin(db, friendLetter({ to, from, message, code, shopUrl: settings.shopUrl }, language));
};

const programmes = [
  { id: 1, en: 'Points', fr: 'Points', scene: 'living', url: paths.points() },
  { id: 2, en: 'Plus+', fr: 'Plus+', scene: 'bedroom', url: paths.plus() },
  { id: 3, en: 'Coins', fr: 'Pièces', scene: 'dining', url: paths.coin() },
  { id: 4, en: 'Milestone Badge', fr: 'Badge d’étape', scene: 'office', url: paths.milestoneBadge() },
  { id: 5, en: 'Loyalty cashback', fr: 'Remise de fidélité', scene: 'outdoor', url: paths.cashback() },
] as const;

/** A customer's letter to a friend, and the shop's programmes on show (document 3 §7). */
export const friendsCalls = {
  ...callsFor('customer', {
    sendCustomerEmail: async ({ services, who, body, language }) => {
      const letter = { to: emailOf(body.email), message: body.message ?? null, code: null };
      await writeToFriend(services, who.customerId, letter, language);
      return null;
    },
  }),
  ...callsFor('public', {
    show: async ({ language }) => ({
      list: programmes.map((programme) => ({
        id: programme.id,
        name: programme[language],
        image: `/media/pictures/scene-${programme.scene}-1200.avif`,
        url: programme.url,
      })),
    }),
  }),
};
