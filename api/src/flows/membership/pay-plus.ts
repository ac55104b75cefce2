import { referralReward } from '@shop/contract';
import { findCustomer } from '../../database/account/customers.ts';
import { payPlusOrder } from '../../database/membership/plus-orders.ts';
import { referralLetter } from '../../mail/referral-letter.ts';
import type { Services } from '../../services.ts';

/**
 * The fee of a Plus+ order was paid: its customer is a member, and who recommended Plus+ has C$20 and the promised
 * letter (MEM-019, MEM-020). Again it does nothing; false for an order that was given up.
 */
export const payPlus = ({ db, mailer, settings, now }: Services, number: string): Promise<boolean> =>
  payPlusOrder(db, number, referralReward, now(), async (transaction, memberId, friendEmail) => {
    const member = await findCustomer(transaction, memberId);
    if (member) await mailer.sendWithin(transaction, referralLetter(member, friendEmail, settings.shopUrl));
  });
