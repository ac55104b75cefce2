import type { Commands } from './command.ts';
import { dayOf, dollars, lineOf, listed } from './table.ts';

export const bookCommands: Commands = {
  'books list': async (ask) => {
    const { orders, debts, rows } = await ask('books', { query: {} });
    const lines = [
      ...orders.map(({ order_id, created_at, status, credit_amount, credit_given, coupon_code }) =>
        lineOf([
          `order ${order_id}`,
          dayOf(created_at),
          status,
          `paid with credit ${dollars(credit_amount)}`,
          `gave credit ${dollars(credit_given)}`,
          ...(coupon_code === null ? [] : [`coupon ${coupon_code} still used`]),
        ]),
      ),
      ...debts.map(({ ledger, customer_id, balance }) =>
        lineOf([`${ledger} of customer ${customer_id}`, ledger === 'credit' ? dollars(balance) : balance]),
      ),
      ...rows.map(({ table, row, rule }) => lineOf([`row of ${table}`, row, rule])),
    ];
    return listed(lines, 'Every order, ledger and row is as the rules say.');
  },
  'books correct': async (ask, subject) => {
    const { order_id, credit, coupon_code } = await ask('correctOrder', { body: { order_id: subject } });
    const said = [
      ...(credit > 0 ? [`${dollars(credit)} of store credit is taken back`] : []),
      ...(credit < 0 ? [`${dollars(-credit)} of store credit is given back`] : []),
      ...(coupon_code === null ? [] : [`coupon ${coupon_code} can be used again`]),
    ];
    return `Order ${order_id} is put right: ${said.length === 0 ? 'its credit is 0' : said.join(', ')}.`;
  },
};
