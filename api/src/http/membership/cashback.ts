import { cashbackTerms, pageSizes } from '@shop/contract';
import { cashbackOrdersOf, cashbackPageOf, creditBalance } from '../../database/membership/credit.ts';
import { isDropshipGroup } from '../../domain/account/identity.ts';
import { cashbackOf, cashbackTotals } from '../../domain/membership/cashback.ts';
import { callsFor } from '../call.ts';

/** Loyalty cashback (PTS-005); its balance is what can be spent in the cart, with what else brings store credit (PTS-001). Dropshippers have none (SHELL-014). */
export const cashbackCalls = callsFor('customer', {
  cashbackInfo: async ({ services, who }) => {
    const { db, now } = services;
    const balance = await creditBalance(db, who, now());
    if (isDropshipGroup(who.group)) return { balance, pending: 0, rate: 0 };
    const { pending } = cashbackTotals(await cashbackOrdersOf(db, who.customerId), now());
    return { balance, pending, rate: cashbackTerms.rate };
  },

  cashbackOrders: async ({ services, who, query }) => {
    const page = query.page ?? 1;
    const pageSize = query.page_size ?? pageSizes.orders;
    if (isDropshipGroup(who.group)) return { list: [], total: 0, page, page_size: pageSize };
    const { rows, total } = await cashbackPageOf(services.db, who.customerId, page, pageSize);
    const now = services.now();
    const list = rows.map((row) => {
      const { amount, status, availableAt } = cashbackOf(row, now);
      return {
        order_id: row.number,
        amount,
        status,
        created_at: row.createdAt.toISOString(),
        available_at: availableAt?.toISOString() ?? null,
      };
    });
    return { list, total, page, page_size: pageSize };
  },
});
