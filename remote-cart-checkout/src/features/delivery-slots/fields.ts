import type { CallBody } from '@shop/contract';

/** Name of the hidden field that tells the form from others of its page. */
export const SLOTS = 'delivery_slots';

/** Name of the radio buttons, at which the API says what is wrong. */
export const SLOT = 'slot';

type Choice = CallBody<'chooseDeliverySlot'>['slot'];

/** No agreed hours. */
export const ANY = 'any';

/** Value of the radio button of some hours at their price in cents, or of none. */
export const valueOf = (slot: Choice): string => (slot ? `${slot.day} ${slot.from}-${slot.to} ${slot.price}` : ANY);

/** @returns what a value says; undefined for what no radio button has */
export const choiceOf = (value: string): Choice | undefined => {
  if (value === ANY) return null;
  const [, day, from, to, price] = /^(\d{4}-\d\d-\d\d) (\d{1,2})-(\d{1,2}) (\d{1,9})$/.exec(value) ?? [];
  return day === undefined ? undefined : { day, from: Number(from), to: Number(to), price: Number(price) };
};
