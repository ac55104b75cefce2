import type { Language } from '@shop/contract';
import type { CustomerIdentity } from '../../domain/account/identity.ts';
import { limitsOf, optionsOf } from '../../domain/cart/line.ts';
import { addAvailable } from '../../flows/cart/add-available.ts';
import { changeCart, type Shopping } from '../../flows/cart/change-cart.ts';
import { readList } from './flow.ts';
import { soldAs, type ListedEntry } from './queries.ts';

/** The name of an entry with its options in brackets; empty where the shop knows nothing of it any more. */
const nameOf = ({ product, variant }: ListedEntry, language: Language): string => {
  const name = product?.name[language] ?? '';
  const options = optionsOf({ variant }, language).map(({ value }) => value);
  return options.length === 0 ? name : `${name} (${options.join(', ')})`;
};

/**
 * Puts what is still to be bought of a list into the cart, at today's prices; the list stays as it is.
 * @returns what came, and by name what came less or not at all
 * @throws ShopError 404
 */
export const listToCart = async (shopping: Shopping<CustomerIdentity>, listId: number, language: Language) => {
  const { entries } = await readList(shopping.services.db, shopping.who, listId);
  const added: { product_id: number; child_id?: number; qty: number }[] = [];
  const reduced: { name: string; qty: number }[] = [];
  const gone: string[] = [];
  const soldOut: string[] = [];
  const toChoose: string[] = [];
  const refused: string[] = [];
  await changeCart(shopping, async (db, { id }) => {
    for (const listed of entries) {
      const { entry } = listed;
      const quantity = entry.quantity - entry.bought;
      if (quantity < 1) continue;
      const name = nameOf(listed, language);
      const sold = soldAs(listed);
      if (!sold) gone.push(name);
      else if (sold.product.type === 'configurable' && !sold.variant) toChoose.push(name);
      else {
        const { productId, variantId } = entry;
        const qty = await addAvailable(db, id, { productId, variantId, quantity });
        if (qty === 0) (limitsOf(sold).usableQuantity < 1 ? soldOut : refused).push(name);
        else if (qty < quantity) reduced.push({ name, qty });
        if (qty > 0) added.push({ product_id: productId, ...(variantId !== null && { child_id: variantId }), qty });
      }
    }
  });
  return { added, reduced, gone, sold_out: soldOut, to_choose: toChoose, refused };
};
