import { and, asc, eq, ne } from 'drizzle-orm';
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
  isDefaultShipping: address.is_default_shipping,
});

export const listAddresses = async (db: Queryable, customerId: number) => {
  const rows = await db
    .select()
    .from(customerAddress)
    .where(eq(customerAddress.customerId, customerId))
    .orderBy(asc(customerAddress.id));
  return rows.map((row) => ({ address: addressOf(row), isDefaultBilling: row.isDefaultBilling }));
};

/** Whether the customer has an address of this id. */
export const hasAddress = async (db: Queryable, customerId: number, id: number): Promise<boolean> =>
  (await db.$count(customerAddress, and(eq(customerAddress.id, id), eq(customerAddress.customerId, customerId)))) > 0;

/** There is one default address at most: a new one takes the mark from the old one. */
const clearOtherDefaults = async (db: Queryable, customerId: number, id: number): Promise<void> => {
  await db
    .update(customerAddress)
    .set({ isDefaultShipping: false })
    .where(and(eq(customerAddress.customerId, customerId), ne(customerAddress.id, id)));
};

/** Stores an address; the first of a customer becomes the default. */
export const insertAddress = async (db: Queryable, customerId: number, address: Address): Promise<Address> => {
  const first = (await db.$count(customerAddress, eq(customerAddress.customerId, customerId))) === 0;
  const isDefaultShipping = first || address.is_default_shipping;
  const [row] = await db
    .insert(customerAddress)
    .values({ ...rowOf(address), customerId, isDefaultShipping, isDefaultBilling: first })
    .returning();
  if (!row) throw new Error('An address was not stored');
  if (isDefaultShipping) await clearOtherDefaults(db, customerId, row.id);
  return addressOf(row);
};

/** The changed address, or null when the customer has none of this id. */
export const updateAddress = async (
  db: Queryable,
  customerId: number,
  id: number,
  address: Address,
): Promise<Address | null> => {
  const [row] = await db
    .update(customerAddress)
    .set(rowOf(address))
    .where(and(eq(customerAddress.id, id), eq(customerAddress.customerId, customerId)))
    .returning();
  if (!row) return null;
  if (row.isDefaultShipping) await clearOtherDefaults(db, customerId, row.id);
  return addressOf(row);
};

/** Whether the customer had an address of this id. */
export const deleteAddress = async (db: Queryable, customerId: number, id: number): Promise<boolean> => {
  const deleted = await db
    .delete(customerAddress)
    .where(and(eq(customerAddress.id, id), eq(customerAddress.customerId, customerId)))
    .returning({ id: customerAddress.id });
  return deleted.length === 1;
};
