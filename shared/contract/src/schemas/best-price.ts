import { Cart } from '../entities/cart.ts';
import { AskedCents, Cents, Count, Line, nullable, record } from '../entities/fields.ts';
import type { SchemaTable } from './definition.ts';

export const bestPriceSchemas = {
  /**
   * `saving` is how much lower it is than the cart's total as it is; 0 where nothing is lower. What it uses: one coupon,
   * points and store credit, with what each takes off. `member_saving` is what a member's prices take off in it already.
   * Null for a cart with nothing in it that can be bought.
   */
  bestPrice: {
    result: nullable(
      record({
        grand_total: Cents,
        saving: Cents,
        coupon_code: nullable(Line),
        coupon_amount: Cents,
        points_used: Count,
        points_amount: Cents,
        credit_amount: Cents,
        member_saving: Cents,
      }),
    ),
  },
  /** `grand_total` is the total that the person was shown: the cart is never set to a higher one. */
  applyBestPrice: {
    body: record({ grand_total: AskedCents }),
    result: Cart,
    errors: { 409: 'The lowest total is higher by now; nothing was changed.' },
  },
} as const satisfies SchemaTable;
