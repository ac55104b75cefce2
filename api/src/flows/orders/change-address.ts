import { postalCodeLiesIn } from '@shop/format';
import type { Address } from '@shop/contract';
import { regionName, regionOf, siteDocument } from '../../database/content/site-document.ts';
import { logChange } from '../../database/operator/log.ts';
import { changeOrder, type OrderRow } from '../../database/orders/orders.ts';
import { transact } from '../../database/transact.ts';
import type { Queryable } from '../../database/connection.ts';
import { OperatorProblem } from '../../domain/operator-problem.ts';
import type { Operator } from '../../domain/operator/operator.ts';
import { wayOfCarton } from '../../domain/order/carton-way.ts';
import { addressLetter } from '../../mail/address-letter.ts';
import type { Services } from '../../services.ts';
import { checkedAddress } from '../address/checked-address.ts';
import { lockSendable } from './send-order.ts';

const fields = ['firstname', 'lastname', 'street', 'apartment_unit_suite', 'city', 'postcode', 'telephone'] as const;
type Field = (typeof fields)[number];

/** What is other than before, as it was typed. */
export type AddressChange = Readonly<Partial<Record<Field, string>>>;

/**
 * Refuses a postal code of another province than the order's: its taxes, its delivery fee and its days were charged and said
 * by the province, and would be others. @throws OperatorProblem
 */
const checkProvince = async (db: Queryable, before: Address, { postcode }: Address): Promise<void> => {
  const region = await regionOf(db, before.region_id);
  if (postcode === before.postcode || (region !== null && postalCodeLiesIn(postcode, region))) return;
  const { en, fr } = await regionName(db, before.region_id);
  throw new OperatorProblem({
    en: `Postal code ${postcode} is not in ${en}. Taxes and delivery were charged for that province: for another one, the order has to be refunded and placed again.`,
    fr: `Le code postal ${postcode} n’est pas dans cette province ou ce territoire\u00a0: ${fr}. Les taxes et la livraison y ont été facturées; pour un autre endroit, il faut rembourser la commande et la passer de nouveau.`,
  });
};

/**
 * Delivers an order to another address of the same province, while nothing has left for the one before; a letter says so.
 * The bill stays where it went.
 * @returns the order, and which fields are others
 * @throws OperatorProblem for an order of which nothing can be delivered any more, or for the address that it has;
 * ShopError 400 that names the first wrong `field`
 */
export const changeAddress = (
  services: Services,
  by: Operator,
  number: string,
  change: AddressChange,
): Promise<{ order: OrderRow; changed: Field[] }> =>
  transact(services.db, async (db) => {
    const { order, parcels, waiting } = await lockSendable(db, number);
    if (parcels.some(({ items }) => wayOfCarton(items, order.items) !== 'pickup'))
      throw new OperatorProblem({
        en: `A carton of order ${number} has left already: its address stays.`,
        fr: `Un colis de la commande ${number} est déjà parti\u00a0: son adresse reste la même.`,
      });
    if (waiting.every(({ is_pickup: isPickup = false }) => isPickup))
      throw new OperatorProblem({
        en: `Nothing of order ${number} is delivered: it is picked up.`,
        fr: `Rien de la commande ${number} n’est à livrer\u00a0: elle est à récupérer sur place.`,
      });
    const before = order.shippingAddress;
    const shippingAddress = await checkedAddress(db, { ...before, ...change });
    await checkProvince(db, before, shippingAddress);
    const changed = fields.filter((field) => shippingAddress[field] !== before[field]);
    if (changed.length === 0)
      throw new OperatorProblem({
        en: `Order ${number} goes to this address already.`,
        fr: `La commande ${number} va déjà à cette adresse.`,
      });
    const now = services.now();
    const row = await changeOrder(db, order.id, { shippingAddress });
    // The log has no words of a person, and stays longer than an address may.
    const after = { changed: changed.join(', ') };
    await logChange(db, by, { action: 'order.address', subject: number, before: null, after }, now);
    const regions = await siteDocument(db, 'regions');
    await services.mailer.sendWithin(db, addressLetter(row, { url: services.settings.shopUrl, regions }));
    return { order: row, changed };
  });
