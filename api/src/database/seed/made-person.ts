import { eq } from 'drizzle-orm';
import type { AccountRequest } from '@shop/contract/sandbox';
import type { Person, PersonAddress } from '@shop/contract/contents';
import { generalGroup } from '../../domain/account/identity.ts';
import { schema, type Queryable } from '../connection.ts';
import { siteDocument } from '../content/site-document.ts';
import { peopleRows } from './people.ts';

/** Every address is in this province, by its code. */
const PROVINCE = 'ON';

const addressesOf = async (db: Queryable, { addresses = 0, ...named }: AccountRequest): Promise<PersonAddress[]> => {
  const regions = await siteDocument(db, 'regions');
  const regionId = regions.find(({ code }) => code === PROVINCE)?.regionId;
  if (regionId === undefined) throw new Error(`The store has no ${PROVINCE}`);
  return Array.from({ length: addresses }, (_, place) => ({
    firstname: named.firstname || 'Maude',
    lastname: named.lastname || 'Tremblay-Roy',
    street: `${118 + place} Lanternfish Avenue`,
    apartment: '',
    city: 'Toronto',
    postcode: 'M5V 2T6',
    regionId,
    countryId: 'CA',
    telephone: `+14165550${100 + place}`,
    isDefaultShipping: place === 0,
    isDefaultBilling: place === 0,
  }));
};

/** Writes what a test account has beyond a registration: name, group, Plus+, points, addresses, as the world's people have them. */
export const completePerson = async (
  db: Queryable,
  { id, email, passwordHash }: { id: number; email: string; passwordHash: string },
  request: AccountRequest,
  now: Date,
): Promise<void> => {
  const { plus_days: plusDaysLeft = null, points = 0 } = request;
  const person: Person = {
    id,
    purpose: '',
    email,
    password: '',
    firstname: request.firstname ?? '',
    lastname: request.lastname ?? '',
    language: request.language ?? 'en',
    group: request.group ?? (plusDaysLeft === null ? generalGroup : 'PLUS+'),
    verified: request.verified ?? true,
    plusDaysLeft,
    points,
    coins: 0,
    dropshipApplication: null,
    birthday: null,
    telephone: null,
    subscriber: false,
    addresses: await addressesOf(db, request),
  };
  const rows = await peopleRows([person], now, { hash: async () => passwordHash });
  const [{ id: _id, ...customer } = {}] = rows.customers;
  await db
    .update(schema.customer)
    .set({ ...customer })
    .where(eq(schema.customer.id, id));
  if (rows.addresses.length > 0) await db.insert(schema.customerAddress).values(rows.addresses);
  if (rows.points.length > 0) await db.insert(schema.pointsEntry).values(rows.points);
  if (rows.plusOrders.length > 0) await db.insert(schema.plusOrder).values(rows.plusOrders);
};
