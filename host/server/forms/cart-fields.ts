import type { CallInput } from '@shop/contract';

type Fields = Record<string, unknown>;

/** A whole number of at least 1 in a form field; null when it is anything else. */
function positive(value: unknown): number | null {
  return typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value.trim()) ? Number(value) : null;
}

/** Fields of the product page's form: product_id, child_id (may be empty), qty (1 unless given). */
export function addFields(fields: Fields): CallInput<'addCartItem'> | null {
  const product_id = positive(fields.product_id);
  const qty = positive(fields.qty ?? '1');
  const child_id = fields.child_id === undefined || fields.child_id === '' ? null : positive(fields.child_id);
  if (!product_id || !qty || (fields.child_id && !child_id)) return null;
  return { body: { product_id, qty, ...(child_id && { child_id }) } };
}

export function updateFields(fields: Fields): CallInput<'editCartItem'> | null {
  const item_id = positive(fields.item_id);
  const qty = positive(fields.qty);
  return item_id && qty ? { body: { item_id, qty } } : null;
}

export function removeFields(fields: Fields): CallInput<'deleteCartItem'> | null {
  const item_id = positive(fields.item_id);
  return item_id ? { body: { item_id } } : null;
}
