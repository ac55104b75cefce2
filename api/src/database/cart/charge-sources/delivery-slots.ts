import {
  arrivalIn,
  chargeOfSlot,
  judgeSlots,
  lostText,
  SLOT,
  type JudgedSlots,
} from '../../../domain/cart/delivery-slots.ts';
import type { ChosenCharge } from '../../../domain/cart/charges.ts';
import type { Queryable } from '../../connection.ts';
import { siteDocument } from '../../content/site-document.ts';
import { slotsOf } from '../../orders/delivery-slots.ts';
import type { ChargedGoods, ChargeSource } from './charge-source.ts';

/** The hours at which a cart can come to its address, and what became of those that were chosen. */
export const slotsFor = async (
  db: Queryable,
  chosen: readonly ChosenCharge[],
  { region: code, completeOn }: Omit<ChargedGoods, 'lines'>,
): Promise<JudgedSlots> => {
  if (code === null || completeOn === null) return judgeSlots(undefined, null, new Map(), chosen);
  const { region, taken } = await slotsOf(db, code, completeOn);
  return judgeSlots(region, completeOn, taken, chosen);
};

export const slotCharges: ChargeSource = async (db, chosen, goods) => {
  if (!chosen.some(({ kind }) => kind === SLOT)) return { charges: [] };
  const { charged, lost } = await slotsFor(db, chosen, goods);
  if (charged) return { charges: [chargeOfSlot(charged)], arrival: arrivalIn(charged) };
  if (!lost || lost.why === 'needless') return { charges: [] };
  const place = (await siteDocument(db, 'regions')).find(({ code }) => code === goods.region);
  return { charges: [], problem: { message: lostText(lost, place?.name ?? { en: '', fr: '' }), field: SLOT } };
};
