import { answerReview, listReviews } from '../flows/orders/answer-review.ts';
import type { Command, Commands } from './command.ts';
import { dayOf, dollars, lineOf, listed } from './table.ts';

const review =
  (decision: 'cleared' | 'refused'): Command =>
  async (services, subject) => {
    const { number, state } = await answerReview(services, subject.toUpperCase(), decision);
    if (state === 'pending_payment') return `Order ${number} is ${decision}; its payment is still under way.`;
    return `Order ${number} is ${state}; its person is told by e-mail.`;
  };

export const largeOrderCommands: Commands = {
  'reviews list': async (services) => {
    const rows = await listReviews(services);
    const lines = rows.map(({ number, createdAt, grandTotal, email, paymentMethod, shippingAddress }) =>
      lineOf([number, dayOf(createdAt), dollars(grandTotal), paymentMethod, email, shippingAddress.city]),
    );
    return listed(lines, 'No order waits for a decision.');
  },
  'reviews accept': review('cleared'),
  'reviews reject': review('refused'),
};
