import { Type } from 'typebox';
import type { Person } from '@shop/contract/contents';
import { closed, readJson } from '../data/read.ts';
import { words } from '../data/schemas.ts';
import { addressesOf, inventedTelephone } from './addresses.ts';

/** Every test account has this password. */
export const testPassword = 'Boreal2026';

const day = Type.String({ pattern: '^(today|\\d{2}-\\d{2})$' });
/** Differences of an account from a usual one; `addresses` is how many it has, 1 when not given. */
const account = closed({
  key: Type.String({ pattern: '^[a-z0-9]+$' }),
  purpose: words,
  firstname: Type.String(),
  lastname: Type.String(),
  language: Type.Optional(Type.Literal('fr')),
  group: Type.Optional(
    Type.Union([Type.Literal('PLUS+'), Type.Literal('Enterprise'), Type.Literal('Dropship Partner')]),
  ),
  verified: Type.Optional(Type.Boolean()),
  plusDaysLeft: Type.Optional(Type.Integer()),
  points: Type.Optional(Type.Integer({ minimum: 0 })),
  coins: Type.Optional(Type.Integer({ minimum: 0 })),
  dropshipApplication: Type.Optional(
    Type.Union([Type.Literal('pending'), Type.Literal('approved'), Type.Literal('declined')]),
  ),
  birthday: Type.Optional(day),
  subscriber: Type.Optional(Type.Boolean()),
  addresses: Type.Optional(Type.Integer({ minimum: 0 })),
});
const accounts = readJson('people/accounts.json', Type.Array(account));

/** The documented test accounts: `ordinary@shop.test` and so on, ids from 1. */
export const people: readonly Person[] = accounts.map(
  ({ key, purpose, firstname, lastname, addresses = 1, ...traits }, index) => {
    return {
      id: index + 1,
      purpose,
      email: `${key}@shop.test`,
      password: testPassword,
      firstname,
      lastname,
      language: 'en',
      group: 'General',
      verified: true,
      plusDaysLeft: null,
      points: 100,
      coins: 10,
      dropshipApplication: null,
      birthday: null,
      telephone: addresses > 0 ? inventedTelephone('416', index) : null,
      subscriber: false,
      ...traits,
      addresses: addressesOf(firstname, lastname, index, addresses),
    };
  },
);
