import { allOf } from './ask.ts';
import type { Command, Commands } from './command.ts';
import { dayOf, dollars, lineOf, listed } from './table.ts';

const decide =
  (decision: 'accept' | 'reject'): Command =>
  async (ask, subject) => {
    const { order_id, status } = await ask('decideLargeOrder', { body: { order_id: subject, decision } });
    const decided = decision === 'accept' ? 'cleared' : 'refused';
    if (status === 'pending_payment') return `Order ${order_id} is ${decided}; its payment is still under way.`;
    return `Order ${order_id} is ${status}; its person is told by e-mail.`;
  };

export const largeOrderCommands: Commands = {
  'reviews list': async (ask) => {
    const rows = await allOf((part) => ask('largeOrders', { query: part }));
    const lines = rows.map(({ order_id, created_at, grand_total, customer_email, payment_method, city }) =>
      lineOf([order_id, dayOf(created_at), dollars(grand_total), payment_method, customer_email, city]),
    );
    return listed(lines, 'No order waits for a decision.');
  },
  'reviews accept': decide('accept'),
  'reviews reject': decide('reject'),
};
