import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { ShopError } from '../domain/shop-error.ts';
import { messages } from '../domain/messages.ts';
import { type PasswordHasher, noPassword } from '../domain/account/password.ts';

interface Turn {
  rank: number;
  begin(): void;
  refuse(): void;
}

interface Bounds {
  /** So many run at one time. */
  atOnce: number;
  /** So many wait at most. */
  mostWaiting: number;
  /** The error for whoever finds no place to wait. */
  refusal(): Error;
}

/**
 * Runs few things at one time and lets the others wait: the lower rank first, of one rank whoever came first. When too
 * many wait, the last of them loses its place to one of a lower rank.
 */
export const turns = ({ atOnce, mostWaiting, refusal }: Bounds) => {
  const waiting: Turn[] = [];
  let running = 0;
  /** Whoever comes next takes the place of whoever is done. */
  const next = (): void => {
    const turn = waiting.shift();
    if (turn) turn.begin();
    else running -= 1;
  };
  const place = (rank: number): Promise<void> =>
    new Promise((begin, refuse) => {
      const turn: Turn = { rank, begin, refuse: () => refuse(refusal()) };
      const at = waiting.findIndex((other) => other.rank > rank);
      waiting.splice(at === -1 ? waiting.length : at, 0, turn);
      if (waiting.length > mostWaiting) waiting.pop()?.refuse();
    });
  return async <T>(rank: number, run: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1;
    else await place(rank);
    try {
      return await run();
    } finally {
      next();
    }
  };
};

/** Parameters of scrypt: N·r·p is its work, and 128·N·r bytes are its memory. */
export interface ScryptCost {
  N: number;
  r: number;
  p: number;
}

/** Derives 32 bytes; a test counts its calls. */
export type Derive = (password: string, salt: Buffer, cost: ScryptCost) => Promise<Buffer>;

const scryptAsync = promisify<string, Buffer, number, ScryptCost & { maxmem: number }, Buffer>(scrypt);
const runScrypt: Derive = (password, salt, cost) =>
  scryptAsync(password.normalize('NFKC'), salt, 32, { ...cost, maxmem: 256 * cost.N * cost.r });

/** Hashes at one time: each takes a thread of Node's four and, at N = 2^17, 128 MB. */
const atOnce = 2;
/** Hashes that wait for their turn; who comes after them is asked to try again. */
const mostWaiting = 200;

const costOf = (N: number, p = 1): ScryptCost => ({ N, r: 8, p });

const parsed = (stored: string) => {
  const [kind, N = '', salt = '', key = ''] = stored.split('$');
  if (kind !== 'scrypt' || !/^\d+$/.test(N) || key === '') return null;
  return { N: Number(N), salt: Buffer.from(salt, 'base64url'), key: Buffer.from(key, 'base64url') };
};

/**
 * Hashes passwords with scrypt (r = 8, p = 1) off the event loop, few at a time. Of those that wait the one comes first
 * that was tried the least often before, so that a flood of wrong passwords keeps itself waiting and nobody else.
 * @param passwordCost the binary logarithm of N for new hashes; a stored hash is compared at its own
 * @throws ShopError 503 (hash and compare) when too many wait already
 */
export const createPasswordHasher = (passwordCost: number, derive: Derive = runScrypt): PasswordHasher => {
  const current = 2 ** passwordCost;
  const inTurn = turns({ atOnce, mostWaiting, refusal: () => new ShopError(503, messages.busy) });
  return {
    hash: async (password) => {
      const salt = randomBytes(16);
      const key = await inTurn(1, () => derive(password, salt, costOf(current)));
      return `scrypt$${current}$${salt.toString('base64url')}$${key.toString('base64url')}`;
    },
    compare: async (password, stored, rank = 1) => {
      const run: Derive = (...derived) => inTurn(rank, () => derive(...derived));
      const known = parsed(stored ?? noPassword);
      if (!known) {
        await run(password, randomBytes(16), costOf(current));
        return { isRight: false, isOutdated: false };
      }
      const key = await run(password, known.salt, costOf(known.N));
      const isRight = key.length === known.key.length && timingSafeEqual(key, known.key);
      const isOutdated = known.N < current;
      // Does the rest of the work, so that timing does not tell an old hash from a missing account.
      if (!isRight && isOutdated) await run(password, known.salt, costOf(known.N, current / known.N - 1));
      return { isRight, isOutdated };
    },
  };
};
