import { usePage } from '@shop/platform';
import { useState } from 'react';

/** Name of the hidden field that says what a form of the cart page changes. */
export const CART_CHANGE = 'change';
/** Name of the hidden field that says of which item: of the cart, of the list for later, or a gift. */
export const CHANGED_ITEM = 'item_id';

/**
 * Where the postal code of the delivery's estimate stands in the page's address, for a form that is sent without scripts.
 * The other forms of the page take it along.
 */
export const POSTCODE = 'postcode';

/** Name of the box whose value is the plan that protects the shipment. */
export const PROTECTED = 'protected';

/** `no-` takes off, or out; `plans` opens those of a line. */
export const cartFormChanges = [
  'quantity',
  'option',
  'remove',
  'plans',
  'plan',
  'no-plan',
  'later',
  'back',
  'no-later',
  'coupon',
  'no-coupon',
  'best',
  'points',
  'no-points',
  'credit',
  'no-credit',
  'gift',
  'gift-yes',
  'no-gift',
  'protection',
] as const;
export type CartFormChange = (typeof cartFormChanges)[number];

interface SentBefore {
  /** Its fields, by name. */
  typed: Readonly<Record<string, string>> | undefined;
  /** Until it is forgotten. */
  said: string | undefined;
  /** For the next try. */
  forget: () => void;
}

/** The fields that were sent without scripts, and why the form was not carried out. */
export const useSentBefore = (change: CartFormChange, item?: number): SentBefore => {
  const { sent } = usePage();
  const [isOld, setOld] = useState(false);
  const isThis =
    sent?.values[CART_CHANGE] === change && (item === undefined || sent.values[CHANGED_ITEM] === String(item));
  if (!isThis || isOld) return { typed: undefined, said: undefined, forget: () => undefined };
  const [atField] = Object.values(sent.errors);
  return { typed: sent.values, said: atField ?? sent.message, forget: () => setOld(true) };
};
