import type { Person } from '@shop/contract/contents';
import { addressesOf, inventedTelephone } from './addresses.ts';

/** Every test account has this password. */
export const testPassword = 'Boreal2026';

type Traits = Partial<Omit<Person, 'id' | 'purpose' | 'email' | 'password' | 'addresses'>> & { addresses?: number };

const accounts: readonly (readonly [key: string, purpose: string, traits: Traits])[] = [
  [
    'new',
    'A new account: no address, no order, no points',
    { firstname: 'Nadia', lastname: 'Roy', points: 0, addresses: 0 },
  ],
  [
    'unverified',
    'Has not confirmed the e-mailed code',
    { firstname: 'Uma', lastname: 'Stone', verified: false, addresses: 0 },
  ],
  [
    'ordinary',
    'An everyday customer',
    { firstname: 'Olive', lastname: 'Marchand', points: 420, addresses: 2, subscriber: true },
  ],
  ['nameless', 'Has no name: the greeting says Anonymous', { firstname: '', lastname: '', addresses: 0 }],
  [
    'plus59',
    'Plus+ with 59 days left: may renew',
    { firstname: 'Paul', lastname: 'Nguyen', group: 'PLUS+', plusDaysLeft: 59, points: 1250 },
  ],
  [
    'plus61',
    'Plus+ with 61 days left: may not renew yet',
    { firstname: 'Petra', lastname: 'Singh', group: 'PLUS+', plusDaysLeft: 61, points: 1310 },
  ],
  [
    'enterprise',
    'Business group: barred from Plus+',
    { firstname: 'Elena', lastname: 'Cardinal', group: 'Enterprise' },
  ],
  [
    'dropship',
    'Dropship group: no cashback link',
    { firstname: 'Derek', lastname: 'Sauvé', group: 'Dropship Partner', dropshipApplication: 'approved' },
  ],
  [
    'birthday',
    'Has a birthday today',
    { firstname: 'Béatrice', lastname: 'Lavoie', birthday: 'today', language: 'fr' },
  ],
  ['points', 'Has many points and coins', { firstname: 'Quinn', lastname: 'Okafor', points: 98_765, coins: 640 }],
  [
    'addresses',
    'Has twelve addresses; waits for the dropship programme’s answer',
    { firstname: 'Amara', lastname: 'Tremblay', addresses: 12, dropshipApplication: 'pending' },
  ],
  ['orders', 'Has 500 orders', { firstname: 'Oscar', lastname: 'Bélanger', language: 'fr', points: 5_400 }],
  [
    'claimable',
    'Has the e-mail address of a guest order that can be claimed; was refused by the dropship programme',
    { firstname: 'Chloé', lastname: 'Whitford', dropshipApplication: 'declined' },
  ],
];

/** The documented test accounts: `ordinary@shop.test` and so on, ids from 1. */
export const people: readonly Person[] = accounts.map(([key, purpose, { addresses = 1, ...traits }], index) => {
  const firstname = traits.firstname ?? '';
  const lastname = traits.lastname ?? '';
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
});
