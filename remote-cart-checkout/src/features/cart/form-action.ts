import { paths, type ActionContext, type ActionResult, type SaidInPlace } from '@shop/contract';
import { tracked } from '@shop/platform';
import en from '../../../locales/en.json';
import fr from '../../../locales/fr.json';
import { ADDED, type CartNotice } from './form-notices.ts';
import { wholeNumber } from './whole-number.ts';

/** Comes back to the cart page, which says what became of the form. */
export const toCart = (notice?: CartNotice): { redirect: string } => ({
  redirect: notice ? `${paths.cart()}?notice=${notice}` : paths.cart(),
});

/** Fields of the product page's form: product_id, child_id (may be empty), qty (1 unless given). */
const added = (fields: URLSearchParams) => {
  const product_id = wholeNumber(fields.get('product_id'));
  const qty = wholeNumber(fields.get('qty') ?? '1');
  const chosen = fields.get('child_id') || null;
  const child_id = wholeNumber(chosen);
  if (!product_id || !qty || (chosen && !child_id)) return null;
  return { product_id, qty, ...(child_id && { child_id }) };
};

/** The product page's form without the shell: adds what it says, and leads to the cart or says it in place. */
export const takeAdded = async ({ fields, language, call }: ActionContext): Promise<ActionResult> => {
  const body = added(fields);
  if (!body) return toCart('invalid');
  const answer = await call('shopper', 'addCartItem', { body });
  if (!answer.ok) return toCart(answer.code === 0 || answer.code >= 500 ? 'unavailable' : 'refused');
  const { notice, cart } = { en, fr }[language];
  const inPlace: SaidInPlace = {
    text: notice.added,
    link: { label: cart.viewCart, href: paths.cart() },
    count: { href: paths.cart(), number: answer.result.items_qty },
    actions: [tracked({ event: 'cartAdd', ...body })],
  };
  return { ...toCart(ADDED), inPlace };
};
