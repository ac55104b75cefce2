import { loadWorld } from '../world.ts';
import {
  besiegeAccount,
  guessCodes,
  ownerSignsIn,
  sprayPasswords,
  spoofAddresses,
  testCards,
  type Tally,
  type Target,
} from './attacks.ts';
import type { CartLine } from './buyer.ts';
import type { StageReport } from './stage.ts';

const owner = 'addresses@shop.test';

/** How many attempts of each attack may reach a password, a card or a code: what `http/limits.ts` allows. */
const mostLookedAt = { spraying: 10, siege: 3, cards: 3, codes: 30 } as const;

/** More requests than one address may make a minute for the call that is spoofed. */
const spoofed = 140;

const judged = (name: string, tally: Tally, most: number): string[] => [
  ...(tally.looked > most ? [`${name}: ${tally.looked} attempts were looked at, ${most} may be`] : []),
  ...(tally.in > 0 ? [`${name}: ${tally.in} attempts got in`] : []),
  ...(tally.broken > 0 ? [`${name}: ${tally.broken} attempts had no answer, or one of 5xx`] : []),
];

const said = (name: string, tally: Tally): string =>
  `${name}: ${Object.entries(tally)
    .map(([outcome, count]) => `${count} ${outcome}`)
    .join(', ')}`;

/** Attacks on sign-in, payment and codes, one after the other; the owner of a besieged account has to get in. */
export const attack = async (target: Target, attempts: number, goods: CartLine): Promise<StageReport> => {
  const emails = Array.from({ length: attempts }, (_, n) => `person${n}@example.com`);
  const tallies = {
    spraying: await sprayPasswords(target, emails, 'Summer2026'),
    siege: await besiegeAccount(target, owner, attempts),
    cards: await testCards(target, Math.min(attempts, 20), goods),
    codes: await guessCodes(target, [owner, ...emails], attempts),
  };
  const { testPassword } = await loadWorld();
  const getsIn = await ownerSignsIn(target, owner, testPassword);
  const invented = await spoofAddresses(target, spoofed);
  const names = Object.keys(tallies) as (keyof typeof tallies)[];
  return {
    tried: [...names.map((name) => said(name, tallies[name])), said('invented addresses', invented)],
    wrong: [
      ...names.flatMap((name) => judged(name, tallies[name], mostLookedAt[name])),
      ...(getsIn ? [] : ['The owner of the besieged account did not get in']),
      ...(invented.slowed > 0 ? [] : ['An address of one’s own invention was counted for somebody else']),
    ],
  };
};
