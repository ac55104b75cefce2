import { isDeepStrictEqual } from 'node:util';
import type { CallBody } from '@shop/contract';
import type { OperatorBody } from '@shop/contract/operator';
import type { RegionSlots, SlotWindow } from '@shop/contract/contents';
import { slotsFor } from '../../database/cart/charge-sources/delivery-slots.ts';
import { findCart, updateCart } from '../../database/cart/cart-rows.ts';
import { regionName, siteDocument } from '../../database/content/site-document.ts';
import { logChange } from '../../database/operator/log.ts';
import { writeDocument } from '../../database/operator/places/place-store.ts';
import { transact } from '../../database/transact.ts';
import { chosenAnew } from '../../domain/cart/charges.ts';
import { chosenSlot, keyOf, SLOT } from '../../domain/cart/delivery-slots.ts';
import { arrivalOf } from '../../domain/delivery/arrival.ts';
import { OperatorProblem } from '../../domain/operator-problem.ts';
import type { Operator } from '../../domain/operator/operator.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { changeCart, type Shopping } from '../../flows/cart/change-cart.ts';
import { cartFacts } from '../../flows/cart/priced-cart.ts';
import type { ShownCart } from '../../flows/cart/read-cart.ts';
import type { Services } from '../../services.ts';
import { isFull, notOffered, priceIsNow } from './texts.ts';

/** The hours at which a shopper's cart can come to its address; null where there is no address. */
export const slotsOfCart = async ({ services: { db, now }, who }: Shopping) => {
  const row = await findCart(db, who);
  if (!row?.shippingAddress) return null;
  const { charged, bought } = await cartFacts(db, row, who, { now });
  const { postcode, region_id } = row.shippingAddress;
  return {
    ...(await slotsFor(db, row.chosenCharges, charged)),
    region: await regionName(db, region_id),
    anyTime: arrivalOf(
      bought.map(({ product }) => product),
      postcode,
      now(),
    ),
  };
};

/**
 * Sets the hours at which a cart is to come, at the price that its person was shown; null for any time.
 * @throws ShopError at `slot`: 400 for hours that are not offered, 409 for those that are full or cost something else
 */
export const chooseSlot = (shopping: Shopping, { slot }: CallBody<'chooseDeliverySlot'>): Promise<ShownCart> =>
  changeCart(shopping, async (db, row) => {
    if (slot) {
      const { charged } = await cartFacts(db, row, shopping.who, shopping.services);
      const { offered } = await slotsFor(db, [], charged);
      const offer = offered.find((one) => keyOf(one) === keyOf(slot));
      const at = { field: SLOT };
      if (!offer) throw new ShopError(400, notOffered, at);
      if (offer.isFull) throw new ShopError(409, isFull(slot), at);
      if (offer.price !== slot.price) throw new ShopError(409, priceIsNow(slot, offer.price), at);
    }
    await updateCart(db, row.id, {
      chosenCharges: chosenAnew(row.chosenCharges, [SLOT], slot ? [chosenSlot(slot)] : []),
    });
  });

/** Days for which people choose in a region that never said for how many. */
const usualAhead = 14;

type Change = OperatorBody<'setSlots'>;

/** @throws OperatorProblem 400 for new hours of which something is missing */
const windowOf = (
  before: SlotWindow | undefined,
  { weekday, from, to }: Pick<SlotWindow, 'weekday' | 'from' | 'to'>,
  { price = before?.price, capacity = before?.capacity }: Change,
): SlotWindow => {
  if (price === undefined || capacity === undefined)
    throw new OperatorProblem(
      {
        en: `${weekday} ${from}-${to} is new: say its price and its capacity.`,
        fr: `${weekday} ${from}-${to} est nouveau\u00A0: indiquez son prix et sa capacité.`,
      },
      400,
    );
  return { weekday, from, to, price, capacity };
};

/** @throws OperatorProblem 400 */
const changedWindows = (before: readonly SlotWindow[], change: Change): readonly SlotWindow[] => {
  const { weekdays = [], from, to, price, capacity } = change;
  const isNone = weekdays.length === 0 && from === undefined && to === undefined;
  if (isNone && price === undefined && capacity === undefined) return before;
  if (weekdays.length === 0 || from === undefined || to === undefined || from >= to)
    throw new OperatorProblem(
      {
        en: 'Say the weekdays, and from which hour to which later one.',
        fr: 'Indiquez les jours de la semaine, et de quelle heure à quelle heure plus tardive.',
      },
      400,
    );
  const isOf = (weekday: string) => (one: SlotWindow) => one.weekday === weekday && one.from === from && one.to === to;
  const set = [...new Set(weekdays)].map((weekday) =>
    windowOf(before.find(isOf(weekday)), { weekday, from, to }, change),
  );
  const others = before.filter((one) => !set.some(({ weekday }) => isOf(weekday)(one)));
  return [...others, ...set.filter((one) => one.capacity > 0)];
};

/**
 * Sets hours of a province or territory, for the carts that are read from then on; orders that are placed stay as they are.
 * @throws OperatorProblem 400 for what is missing, 404 where the shop does not deliver, 409 where it is so already
 */
export const setSlots = (services: Services, by: Operator, code: string, change: Change): Promise<RegionSlots> =>
  transact(services.db, async (db) => {
    if (!(await siteDocument(db, 'regions')).some((one) => one.code === code))
      throw new OperatorProblem(
        {
          en: `There is no province or territory ${code} that the shop delivers to.`,
          fr: `La boutique ne livre dans aucune province ni territoire ${code}.`,
        },
        404,
      );
    let before: RegionSlots = { ahead: usualAhead, windows: [] };
    let after = before;
    const isChanged = await writeDocument(db, 'deliverySlots', {}, (all) => {
      before = all[code] ?? before;
      after = { ahead: change.ahead ?? before.ahead, windows: changedWindows(before.windows, change) };
      return isDeepStrictEqual(before, after) ? null : { ...all, [code]: after };
    });
    if (!isChanged)
      throw new OperatorProblem({
        en: `The hours of ${code} are so already.`,
        fr: `Les heures pour ${code} sont déjà ainsi.`,
      });
    const { region: _, ...said } = change;
    const facts = { ...said, weekdays: said.weekdays?.join(', ') ?? null };
    await logChange(db, by, { action: 'slots.set', subject: code, before: null, after: facts }, services.now());
    return after;
  });
