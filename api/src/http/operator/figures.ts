import { shopTimeZone } from '@shop/format';
import { cartsLeft, endingStock, paymentsBegun, salesByDay } from '../../database/operator/key-figures.ts';
import { OperatorProblem } from '../../domain/operator-problem.ts';
import { beginGiven, dayGiven, endGiven } from './given.ts';
import type { OperatorHandlers } from './serve.ts';

const dayLength = 24 * 60 * 60 * 1000;
const mostDays = 366;

export const figuresCalls: OperatorHandlers<'keyFigures'> = {
  keyFigures: async ({ services: { db }, query }) => {
    const length = dayGiven(query.to).getTime() - dayGiven(query.from).getTime();
    const days = length / dayLength + 1;
    if (days < 1 || days > mostDays)
      throw new OperatorProblem(
        {
          en: 'The days are not in order, or more than a year.',
          fr: 'Les jours ne se suivent pas, ou font plus d’un an.',
        },
        400,
      );
    const span = { from: beginGiven(query.from), before: endGiven(query.to), timeZone: shopTimeZone };
    const sales = await salesByDay(db, span);
    const sum = (name: 'orders' | 'sales' | 'refunded') => sales.reduce((all, row) => all + row[name], 0);
    return {
      days: sales.map(({ day, orders, sales: sold }) => ({ day, orders, sales: sold })),
      orders: sum('orders'),
      sales: sum('sales'),
      refunded: sum('refunded'),
      carts_left: await cartsLeft(db, span),
      payments: await paymentsBegun(db, span),
      ending: await endingStock(db, span, days),
    };
  },
};
