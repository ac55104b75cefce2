import type { Queryable } from '../database/connection.ts';
import { seed } from '../database/seed/seed.ts';
import { createPasswordHasher } from '../identity/password-hasher.ts';
import { fixtureWorld } from './fixture-world.ts';

/** When the fixture's store was filled; each test's clock begins here. */
export const fixtureFilledAt = new Date('2026-06-01T12:00:00.000Z');

/** As good as any for tests, and a hundred times as fast. */
export const cheapPasswords = createPasswordHasher(10);

/** Fills an empty, migrated database with the fixture's world, as the sandbox does. */
export const fillWithFixture = (db: Queryable): Promise<void> =>
  seed(db, fixtureWorld(), fixtureFilledAt, () => undefined, { passwords: cheapPasswords, bySandbox: true });
