import { paths, type ActionContext, type ActionResult, type CallInput, type CallName } from '@shop/contract';

/** What the cart page says of a form that was not carried out: it made no sense, was refused, or nobody answered. */
export const cartTroubles = ['invalid', 'refused', 'unavailable'] as const;
/** The notice of an add that was carried out. Who then is nobody refuses cookies. */
export const ADDED = 'added';
type CartNotice = (typeof cartTroubles)[number] | typeof ADDED;

/** A whole number of at least 1; null when the field holds anything else. */
const positive = (value: string | null): number | null =>
  value !== null && /^[1-9]\d{0,8}$/.test(value.trim()) ? Number(value) : null;

/** Fields of the product page's form: product_id, child_id (may be empty), qty (1 unless given). */
const added = (fields: URLSearchParams): CallInput<'addCartItem'> | null => {
  const product_id = positive(fields.get('product_id'));
  const qty = positive(fields.get('qty') ?? '1');
  const chosen = fields.get('child_id') || null;
  const child_id = positive(chosen);
  if (!product_id || !qty || (chosen && !child_id)) return null;
  return { body: { product_id, qty, ...(child_id && { child_id }) } };
};

const updated = (fields: URLSearchParams): CallInput<'editCartItem'> | null => {
  const item_id = positive(fields.get('item_id'));
  const qty = positive(fields.get('qty'));
  return item_id && qty ? { body: { item_id, qty } } : null;
};

const removed = (fields: URLSearchParams): CallInput<'deleteCartItem'> | null => {
  const item_id = positive(fields.get('item_id'));
  return item_id ? { body: { item_id } } : null;
};

/** The cart without scripts: changes it as the form says and comes back to the cart page. */
export const action = async ({ url, fields, call }: ActionContext): Promise<ActionResult> => {
  const back = (notice?: CartNotice) => ({ redirect: notice ? `${paths.cart()}?notice=${notice}` : paths.cart() });

  const change = async <N extends CallName>(
    name: N,
    input: CallInput<N> | null,
    done?: typeof ADDED,
  ): Promise<ActionResult> => {
    if (!input) return back('invalid');
    const { code } = await call('shopper', name, input);
    if (code === 200) return back(done);
    return back(code === 0 || code >= 500 ? 'unavailable' : 'refused');
  };

  switch (url.pathname) {
    case paths.addToCartForm():
      return change('addCartItem', added(fields), ADDED);
    case paths.updateCartForm():
      return change('editCartItem', updated(fields));
    case paths.removeFromCartForm():
      return change('deleteCartItem', removed(fields));
    default:
      return back('invalid');
  }
};
