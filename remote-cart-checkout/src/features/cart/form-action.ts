import { paths, type ActionContext, type ActionResult, type CallInput } from '@shop/contract';
import { ADDED, type CartNotice } from './form-notices.ts';
import { wholeNumber } from './whole-number.ts';

/** Comes back to the cart page, which says what became of the form. */
export const toCart = (notice?: CartNotice): ActionResult => ({
  redirect: notice ? `${paths.cart()}?notice=${notice}` : paths.cart(),
});

/** Fields of the product page's form: product_id, child_id (may be empty), qty (1 unless given). */
const added = (fields: URLSearchParams): CallInput<'addCartItem'> | null => {
  const product_id = wholeNumber(fields.get('product_id'));
  const qty = wholeNumber(fields.get('qty') ?? '1');
  const chosen = fields.get('child_id') || null;
  const child_id = wholeNumber(chosen);
  if (!product_id || !qty || (chosen && !child_id)) return null;
  return { body: { product_id, qty, ...(child_id && { child_id }) } };
};

/** The product page's form without scripts: adds what it says, and leads to the cart. */
export const takeAdded = async ({ fields, call }: ActionContext): Promise<ActionResult> => {
  const input = added(fields);
  if (!input) return toCart('invalid');
  const { code } = await call('shopper', 'addCartItem', input);
  if (code === 200) return toCart(ADDED);
  return toCart(code === 0 || code >= 500 ? 'unavailable' : 'refused');
};
