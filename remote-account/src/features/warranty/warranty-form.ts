import type { SentForm } from '@shop/contract';
import type { BoughtProduct } from '../../parts/bought-products.ts';

/** Names of the hidden fields of a line's form. */
export const WARRANTY_ORDER = 'order_id';
export const WARRANTY_ITEM = 'item_id';

type Line = Pick<BoughtProduct, 'order_id' | 'item_id'>;

/** The id of a line's element: its page is looked at there when it comes back. */
export const placeOf = ({ order_id, item_id }: Line): string => `bought-${order_id}-${item_id}`;

/** Why the form of this line was not carried out; undefined when it was another's, or none. */
export const saidOf = (sent: SentForm | undefined, { order_id, item_id }: Line): string | undefined =>
  sent?.values[WARRANTY_ORDER] === order_id && sent.values[WARRANTY_ITEM] === String(item_id)
    ? sent.message
    : undefined;
