import type { Person } from '@shop/contract/contents';
import { joinedStreet } from '../../domain/address/street.ts';
import { noPassword, type PasswordHasher } from '../../domain/account/password-hash.ts';
import { membershipRows } from './membership.ts';
import { shopDay } from '../../domain/membership/shop-day.ts';

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
