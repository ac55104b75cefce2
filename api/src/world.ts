import { createReadStream } from 'node:fs';
import { textOf } from '@shop/csv/text';
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
 * Returns an empty store's contents: the generated catalogue, or the one of WORLD_CSV (see @shop/world, importer).
 * @throws SettingsError when the file cannot be read or is of another shape, or @shop/world cannot be loaded
 */
export const worldOf = async (
  { worldCsv, worldProducts }: Pick<Settings, 'worldCsv' | 'worldProducts'>,
  now: Date,
  report: (line: string) => void,
): Promise<StoreContents> => {
  const { makeWorld, importWorld } = await loadWorld();
  if (worldCsv === null) {
    report(`Making a world of ${worldProducts} products`);
    return makeWorld({ products: worldProducts, now });
  }
  try {
    const { world, report: rows } = importWorld(await textOf(createReadStream(worldCsv)), { now });
    report(`Read ${rows.read} rows of ${worldCsv}: ${rows.imported} products, ${rows.skipped.length} rows skipped`);
    return world;
  } catch (error) {
    throw new SettingsError(`WORLD_CSV cannot be used: ${messageOf(error)}`);
  }
};
