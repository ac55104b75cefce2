import { slotWeekdays } from '@shop/contract';
import type { RegionSlots } from '@shop/contract/contents';
import { formatMoney, formatShortDay } from '@shop/format';
import type { Arrival } from '../delivery/arrival.ts';
import { hoursText, type Hours } from '../delivery/hours.ts';
import type { Message } from '../messages.ts';
import type { BothLanguages } from '../text/both-languages.ts';
import type { ChosenCharge, Untaxed } from './charges.ts';

/** Kind of the charge, and of its choice. */
export const SLOT = 'slot';

/** Hours of a day of the calendar. */
export interface Slot extends Hours {
  readonly day: string;
}

/** Hours that can be chosen: what they cost in cents, how many orders they take, and whether they have that many. */
export interface OfferedSlot extends Slot {
  readonly price: number;
  readonly capacity: number;
  readonly isFull: boolean;
}

/** Why hours that were chosen are not those of the cart: nothing of it is delivered, or they are not to be had. */
export type LostSlot = { readonly slot: Slot } & (
  | { readonly why: 'needless' | 'elsewhere' | 'early' | 'gone' | 'full' }
  | { readonly why: 'price'; readonly before: number; readonly now: number }
);

export interface JudgedSlots {
  readonly offered: readonly OfferedSlot[];
  readonly charged: OfferedSlot | null;
  readonly lost: LostSlot | null;
}

/** Names it among those of its region, such as `2026-12-03 17-21`. */
export const keyOf = ({ day, from, to }: Slot): string => `${day} ${from}-${to}`;

export const chosenSlot = (slot: Slot & { readonly price: number }): ChosenCharge => ({
  kind: SLOT,
  price: slot.price,
  detail: keyOf(slot),
});

/** @returns the slot that a choice names, at its price; null for a choice of another kind */
const slotOf = ({ kind, price, detail = '' }: ChosenCharge): (Slot & { price: number }) | null => {
  const [, day, from, to] = /^(\d{4}-\d\d-\d\d) (\d+)-(\d+)$/.exec(detail) ?? [];
  return kind === SLOT && day !== undefined ? { day, from: Number(from), to: Number(to), price } : null;
};

const dayAfter = (day: string, days: number): Date => new Date(Date.parse(day) + days * 86_400_000);
const isShort = (a: Hours, b: Hours): number => a.from - b.from || a.to - b.to;

/**
 * The slots of a region, by day and hours.
 * @param earliest the first day on which all of a cart can be there
 * @param taken how many orders each has, by its key
 */
const slotsFrom = (
  { ahead, windows }: RegionSlots,
  earliest: string,
  taken: ReadonlyMap<string, number>,
): OfferedSlot[] =>
  Array.from({ length: ahead }, (_, place) => dayAfter(earliest, place)).flatMap((date) => {
    const day = date.toISOString().slice(0, 10);
    return windows
      .filter(({ weekday, capacity }) => weekday === slotWeekdays[date.getUTCDay()] && capacity > 0)
      .toSorted(isShort)
      .map(({ from, to, price, capacity }) => {
        const slot = { day, from, to };
        return { ...slot, price, capacity, isFull: (taken.get(keyOf(slot)) ?? 0) >= capacity };
      });
  });

const lostOf = (
  slot: Slot & { price: number },
  offer: OfferedSlot | undefined,
  earliest: string | null,
  isOffered: boolean,
): LostSlot | null => {
  if (earliest === null) return { slot, why: 'needless' };
  if (!isOffered) return { slot, why: 'elsewhere' };
  if (slot.day < earliest) return { slot, why: 'early' };
  if (!offer) return { slot, why: 'gone' };
  if (offer.isFull) return { slot, why: 'full' };

  return offer.price === slot.price ? null : { slot, why: 'price', before: slot.price, now: offer.price };
};

/**
 * What a cart may have of the slots of its region, and what became of the one that was chosen: it is charged at the price
 * that it was chosen at, or not at all.
 * @param earliest the first day on which all of it can be there; null where nothing is delivered
 */
export const judgeSlots = (
  region: RegionSlots | undefined,
  earliest: string | null,
  taken: ReadonlyMap<string, number>,
  chosen: readonly ChosenCharge[],
): JudgedSlots => {
  const offered = region && earliest !== null ? slotsFrom(region, earliest, taken) : [];
  const slot = chosen.map(slotOf).find((one) => one !== null) ?? null;
  if (!slot) return { offered, charged: null, lost: null };
  const offer = offered.find((one) => keyOf(one) === keyOf(slot));
  const lost = lostOf(slot, offer, earliest, region?.windows.some(({ capacity }) => capacity > 0) ?? false);
  return { offered, charged: lost ? null : (offer ?? null), lost };
};

/** Such as `Thu, Dec 3, 5 to 9 p.m.`. */
export const slotText = (slot: Slot): BothLanguages => {
  const { en, fr } = hoursText(slot);
  return { en: `${formatShortDay(slot.day, 'en')}, ${en}`, fr: `${formatShortDay(slot.day, 'fr')}, ${fr}` };
};

export const chargeOfSlot = (slot: OfferedSlot): Untaxed => {
  const { en, fr } = slotText(slot);
  return { kind: SLOT, title: { en: `Delivery ${en}`, fr: `Livraison ${fr}` }, amount: slot.price };
};

export const arrivalIn = ({ day, from, to }: Slot): Arrival => ({ first: day, last: day, hours: { from, to } });

const again: BothLanguages = {
  en: 'We took them off your order. Choose other hours, or any time.',
  fr: 'Nous les avons retirées de votre commande. Choisissez d’autres heures, ou n’importe quel moment.',
};

/** Why the chosen hours are not those of the cart; `region` is the name of its province or territory. */
export const lostText = (lost: LostSlot, region: BothLanguages): Message => {
  const { en, fr } = slotText(lost.slot);
  const said = (because: BothLanguages): Message => ({
    en: `${en}: ${because.en} ${again.en}`,
    fr: `${fr}\u00A0: ${because.fr} ${again.fr}`,
  });
  switch (lost.why) {
    case 'needless':
      return {
        en: `${en}: nothing in your cart is delivered any more, so these hours are off your order.`,
        fr: `${fr}\u00A0: rien dans votre panier n’est plus livré; ces heures sont donc retirées de votre commande.`,
      };
    case 'elsewhere':
      return said({
        en: `agreed hours are not offered at your address (${region.en}).`,
        fr: `aucune heure convenue n’est offerte à votre adresse (${region.fr}).`,
      });
    case 'early':
      return said({
        en: 'not everything in your cart can be there by then.',
        fr: 'tout ce que contient votre panier ne peut pas y être à ce moment.',
      });
    case 'gone':
      return said({ en: 'these hours are not offered any more.', fr: 'ces heures ne sont plus offertes.' });
    case 'full':
      return said({ en: 'these hours are full by now.', fr: 'ces heures sont maintenant complètes.' });
    case 'price':
      return said({
        en: `these hours cost ${formatMoney(lost.now, 'en')} at your address, not ${formatMoney(lost.before, 'en')}.`,
        fr: `ces heures coûtent ${formatMoney(lost.now, 'fr')} à votre adresse, et non ${formatMoney(lost.before, 'fr')}.`,
      });
  }
};
