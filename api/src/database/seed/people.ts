import type { Person } from '@shop/contract/contents';
import { joinedStreet } from '../../domain/address/street.ts';
import { noPassword, type PasswordHasher } from '../../domain/account/password.ts';
import { shopDay } from '../../domain/membership/shop-day.ts';
import { plusFee } from '../../domain/membership/plus.ts';
import type { PointsReason } from '../../domain/membership/points.ts';
import type { schema } from '../connection.ts';

const day = 86_400_000;
const welcomePoints = 100;
/** Into how many orders the rest of somebody's points is divided. */
const parts = 4;

const ago = (now: Date, days: number): Date => new Date(now.getTime() - days * day);

/** The ledger entries that add up to a person's points: the welcome, then orders of the last months. */
const pointsOf = ({ id, points }: Person, now: Date): (typeof schema.pointsEntry.$inferInsert)[] => {
  if (points === 0) return [];
  const welcome = Math.min(points, welcomePoints);
  const rest = points - welcome;
  const share = Math.floor(rest / parts);
  const entry = (reason: PointsReason, amount: number, days: number, reference: string) => ({
    customerId: id,
    reason,
    points: amount,
    reference,
    createdAt: ago(now, days),
  });
  const orders = Array.from({ length: parts }, (_, place) =>
    entry('order', place === 0 ? rest - share * (parts - 1) : share, 90 - place * 21, `before-${place + 1}`),
  );
  return [entry('welcome', welcome, 120, ''), ...orders.filter((order) => order.points > 0)];
};

/** The test accounts' rows in the tables of the programmes. */
const membershipRows = (people: readonly Person[], now: Date) => ({
  points: people.flatMap((person) => pointsOf(person, now)),
  coins: people
    .filter(({ coins }) => coins > 0)
    .map(({ id, coins }) => ({ customerId: id, reason: 'welcome', reference: '', coins, createdAt: ago(now, 120) })),
  plusOrders: people.flatMap(({ id, plusDaysLeft }): (typeof schema.plusOrder.$inferInsert)[] => {
    if (plusDaysLeft === null) return [];
    const startsAt = ago(now, 365 - plusDaysLeft);
    const expiresAt = new Date(now.getTime() + plusDaysLeft * day);
    const paid = { number: `P${10_000_000 + id}`, customerId: id, status: 'paid' as const, price: plusFee.special };
    return [{ ...paid, createdAt: startsAt, startsAt, expiresAt }];
  }),
  applications: people.flatMap((person): (typeof schema.application.$inferInsert)[] => {
    if (person.dropshipApplication === null) return [];
    const sentAt = ago(now, 9);
    return [
      {
        customerId: person.id,
        programme: 'dropship',
        status: person.dropshipApplication,
        name: `${person.firstname} ${person.lastname}`.trim(),
        email: person.email,
        telephone: person.telephone,
        company: `${person.lastname} Home`,
        website: 'https://shop.example',
        salesChannel: 'own-shop',
        createdAt: sentAt,
        updatedAt: sentAt,
      },
    ];
  }),
});

/** A day of birth whose anniversary is today; 1992 had a 29th of February. */
const bornToday = (now: Date): string => `1992-${shopDay(now).slice(5)}`;

/** Rows of the test accounts; days of membership count from `now`. Those of one password share its hash: it is public. */
export const peopleRows = async (people: readonly Person[], now: Date, passwords: Pick<PasswordHasher, 'hash'>) => {
  const hashes = new Map<string, string>();
  for (const { password } of people) {
    if (!hashes.has(password)) hashes.set(password, await passwords.hash(password));
  }
  const customers = [];
  for (const person of people) {
    customers.push({
      id: person.id,
      email: person.email.toLowerCase(),
      passwordHash: hashes.get(person.password) ?? noPassword,
      firstname: person.firstname,
      lastname: person.lastname,
      language: person.language,
      group: person.group,
      verified: person.verified,
      telephone: person.telephone,
      birthday: person.birthday === 'today' ? bornToday(now) : person.birthday,
      subscriberSms: false,
      plusEndsAt: person.plusDaysLeft === null ? null : new Date(now.getTime() + person.plusDaysLeft * 86_400_000),
    });
  }
  const addresses = people.flatMap((person) =>
    person.addresses.map(({ street, apartment, countryId: _country, ...address }) => ({
      ...address,
      customerId: person.id,
      street: joinedStreet(street, apartment),
    })),
  );
  const readers = customers
    .filter((_, place) => people[place]?.subscriber)
    .map(({ email, language }) => ({ email, language, createdAt: now }));
  return { customers, readers, addresses, ...membershipRows(people, now) };
};
