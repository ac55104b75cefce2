import { paths } from '@shop/contract';
import { callsFor } from '../../http/call.ts';
import { emailOf } from '../../flows/address/checked-address.ts';
import { writeToFriend } from '../../flows/membership/friends.ts';

const programmes = [
  { id: 1, en: 'Points', fr: 'Points', scene: 'living', url: paths.points() },
  { id: 2, en: 'Plus+', fr: 'Plus+', scene: 'bedroom', url: paths.plus() },
  { id: 3, en: 'Coins', fr: 'Jetons', scene: 'dining', url: paths.coin() },
  { id: 4, en: 'Milestone Badge', fr: 'Insigne de palier', scene: 'office', url: paths.milestoneBadge() },
  { id: 5, en: 'Loyalty cashback', fr: 'Remise de fidélité', scene: 'outdoor', url: paths.cashback() },
] as const;

/** A customer's letter to a friend (API-152), and the shop's programmes (API-153). */
export const friendsCalls = {
  ...callsFor('confirmed', {
    sendCustomerEmail: async ({ services, who, body, language }) => {
      const letter = { to: emailOf(body.email), message: body.message ?? null, path: paths.home() };
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
