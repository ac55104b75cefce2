import { and, asc, eq, sql } from 'drizzle-orm';
import type { Address } from '@shop/contract';
import { joinedStreet, splitStreet } from '../../domain/address/street.ts';
import { schema, type Queryable } from '../connection.ts';

const { customerAddress } = schema;
type Row = typeof customerAddress.$inferSelect;

const addressOf = (row: Row): Address => {
  return {
    address_entity_id: row.id,
    firstname: row.firstname,
    lastname: row.lastname,
    ...splitStreet(row.street),
    city: row.city,
    postcode: row.postcode,
    region_id: row.regionId,
    telephone: row.telephone,
    country_id: 'CA',
    is_default_shipping: row.isDefaultShipping,
    is_default_billing: row.isDefaultBilling,
  };
};

const rowOf = (address: Address) => ({
  firstname: address.firstname,
  lastname: address.lastname,
  street: joinedStreet(address.street, address.apartment_unit_suite),
  city: address.city,
  postcode: address.postcode,
  regionId: address.region_id,
  telephone: address.telephone,
});

/** Which of the defaults an address is to be; what is not said stays as it is. */
export interface Marks {
  shipping: boolean | undefined;
  billing: boolean | undefined;
}
const marked = ({ shipping, billing }: Marks) => ({ isDefaultShipping: shipping, isDefaultBilling: billing });

export const listAddresses = async (db: Queryable, customerId: number): Promise<Address[]> => {
  const rows = await db
    .select()
    .from(customerAddress)
    .where(eq(customerAddress.customerId, customerId))
    .orderBy(asc(customerAddress.id));
  return rows.map(addressOf);
};

const ofCustomer = (customerId: number, id: number) =>
  and(eq(customerAddress.id, id), eq(customerAddress.customerId, customerId));

export const hasAddress = async (db: Queryable, customerId: number, id: number): Promise<boolean> =>
  (await db.$count(customerAddress, ofCustomer(customerId, id))) > 0;

/**
 * A book that is not empty has one default of each kind: the address that was just changed where it bears the mark,
 * else who bore it before, else the first other one.
 */
const settleDefaults = async (db: Queryable, customerId: number, changed: number): Promise<void> => {
  const book = await listAddresses(db, customerId);
  const isChanged = (address: Address): boolean => address.address_entity_id === changed;
  const keeper = (mark: 'is_default_shipping' | 'is_default_billing'): number | null => {
    const bearers = book.filter((address) => address[mark]);
    const chosen = bearers.find(isChanged) ?? bearers[0] ?? book.find((address) => !isChanged(address)) ?? book[0];
    return chosen?.address_entity_id ?? null;
  };
  await db
    .update(customerAddress)
    .set({
      isDefaultShipping: sql`${customerAddress.id} = ${keeper('is_default_shipping')}`,
      isDefaultBilling: sql`${customerAddress.id} = ${keeper('is_default_billing')}`,
    })
    .where(eq(customerAddress.customerId, customerId));
};

const storedAddress = async (db: Queryable, customerId: number, id: number): Promise<Address> => {
  await settleDefaults(db, customerId, id);
  const [row] = await db.select().from(customerAddress).where(ofCustomer(customerId, id));
  if (!row) throw new Error('An address was not stored');
  return addressOf(row);
};

/** Stores an address, in a transaction; the first of a customer becomes the default of both kinds. */
export const insertAddress = async (
  db: Queryable,
  customerId: number,
  address: Address,
  { shipping = false, billing = false }: Marks,
): Promise<Address> => {
  const [row] = await db
    .insert(customerAddress)
    .values({ ...rowOf(address), customerId, isDefaultShipping: shipping, isDefaultBilling: billing })
    .returning({ id: customerAddress.id });
  if (!row) throw new Error('An address was not stored');
  return storedAddress(db, customerId, row.id);
};

/** Stores the only addresses of customers who have none yet; each is the default of both kinds. */
export const insertFirstAddresses = async (
  db: Queryable,
  list: readonly { customerId: number; address: Address }[],
): Promise<void> => {
  if (list.length === 0) return;
  await db.insert(customerAddress).values(
    list.map(({ customerId, address }) => ({
      ...rowOf(address),
      customerId,
      isDefaultShipping: true,
      isDefaultBilling: true,
    })),
  );
};

/** The changed address, or null when the customer has none of this id; in a transaction. */
export const updateAddress = async (
  db: Queryable,
  customerId: number,
  id: number,
  address: Address,
  marks: Marks,
): Promise<Address | null> => {
  const changed = await db
    .update(customerAddress)
    .set({ ...rowOf(address), ...marked(marks) })
    .where(ofCustomer(customerId, id))
    .returning({ id: customerAddress.id });
  return changed.length === 1 ? storedAddress(db, customerId, id) : null;
};

/** Whether the customer had an address of this id; a default passes to another address. In a transaction. */
export const deleteAddress = async (db: Queryable, customerId: number, id: number): Promise<boolean> => {
  const deleted = await db
    .delete(customerAddress)
    .where(ofCustomer(customerId, id))
    .returning({ id: customerAddress.id });
  if (deleted.length === 1) await settleDefaults(db, customerId, id);
  return deleted.length === 1;
};
