import type { ContentsMaker, StoreContents } from '@shop/contract/contents';
import type { Settings } from './settings.ts';
import { SettingsError } from '@shop/settings';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * The package that makes the invented world. This file alone names it, and loads it only when a store is to be filled:
 * an API whose store is filled needs no world.
 * @throws SettingsError when it is not installed or cannot be used
 */
export const loadWorld = async (
  load: () => Promise<{ default: ContentsMaker }> = () => import('@shop/world'),
): Promise<ContentsMaker> => {
  try {
    return (await load()).default;
  } catch (error) {
    throw new SettingsError(`The package @shop/world cannot be loaded: ${messageOf(error)}`);
  }
};

/**
 * Returns the contents of an empty store.
 * @throws SettingsError when @shop/world cannot be loaded
 */
export const worldOf = async (
  { worldProducts }: Pick<Settings, 'worldProducts'>,
  now: Date,
  report: (line: string) => void,
): Promise<StoreContents> => {
  const { makeWorld } = await loadWorld();
  report(`Making a world of ${worldProducts} products`);
  return makeWorld({ products: worldProducts, now });
};
