import { SettingsError } from '@shop/settings';
import type { StoreContents } from '@shop/contract/contents';
import { isSeeded, seed } from './database/seed/seed.ts';
import type { Services } from './services.ts';

/** The goods and pages of a world, without its invented people and their data. */
export const withoutPeople = (world: StoreContents): StoreContents => ({
  ...world,
  products: world.products.map((product) => ({ ...product, rating: { count: 0, average: 0 } })),
  people: [],
  coupons: [],
  customersCoupons: [],
  orders: [],
  reviews: [],
  questions: [],
});

/**
 * Fills an empty store when `WORLD` asks for it: in the sandbox with test accounts, orders and coupons,
 * elsewhere with goods and pages alone.
 * @throws SettingsError when the store is empty and nothing asks for it to be filled
 */
export const fillStore = async (
  { db, settings, makeWorld, now, passwords }: Pick<Services, 'db' | 'settings' | 'makeWorld' | 'now' | 'passwords'>,
  report: (line: string) => void,
): Promise<void> => {
  if (await isSeeded(db)) return;
  if (!settings.world) throw new SettingsError('The database is empty. WORLD=1 fills it with the invented world.');
  const world = await makeWorld();
  const { sandbox: bySandbox } = settings;
  await seed(db, bySandbox ? world : withoutPeople(world), now(), report, { passwords, bySandbox });
};
