import type { Address, SentForm } from '@shop/contract';
import { fingerprint } from './address-values.ts';
import { BILL, EDITED } from './native-form.ts';

/** In place of an id: an address that is not among the saved ones. */
export const OTHER = 'other';

/** The name of the choice in the form that is sent without scripts. */
export const SAVED = 'saved_address';

export const idOf = ({ address_entity_id }: Address): string => String(address_entity_id);

/** At first the address that the cart holds is chosen (ADDR-008); while it holds none, the default one. */
export const firstChoice = (book: readonly Address[], cartAddress: Address | null): string => {
  const same = (address: Address): boolean => cartAddress !== null && idOf(address) === idOf(cartAddress);
  const alike = (address: Address): boolean =>
    cartAddress !== null && fingerprint(address) === fingerprint(cartAddress);
  const ofCart = book.find(same) ?? book.find(alike);
  const first = cartAddress ? ofCart : (book.find(({ is_default_shipping }) => is_default_shipping) ?? book[0]);
  return first ? idOf(first) : OTHER;
};

/** The button of that form which opens the chosen address for changing. */
export const CHANGE = 'change';

/** In a form that was sent without scripts: the address that was changed, another where that was typed. */
export const choiceIn = (sent: SentForm | undefined): string | undefined => {
  if (!sent || sent.values[BILL] !== undefined) return undefined;
  return sent.values[SAVED] ?? sent.values[EDITED] ?? (sent.values.street === undefined ? undefined : OTHER);
};
