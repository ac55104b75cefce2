import { readFile } from 'node:fs/promises';
import { importWorld, makeWorld, type World } from '@shop/world';
import type { Settings } from './settings.ts';
import { SettingsError } from '@shop/settings';

/**
 * What an empty store is filled with: the generated catalogue, or the one of WORLD_CSV (see @shop/world, importer).
 * @throws SettingsError when the file cannot be read or is of another shape
 */
export const worldOf = async (
  { worldCsv, worldProducts }: Pick<Settings, 'worldCsv' | 'worldProducts'>,
  now: Date,
  report: (line: string) => void,
): Promise<World> => {
  if (worldCsv === null) {
    report(`Making a world of ${worldProducts} products`);
    return makeWorld({ products: worldProducts, now });
  }
  try {
    const { world, report: rows } = importWorld(await readFile(worldCsv, 'utf8'), { now });
    report(`Read ${rows.read} rows of ${worldCsv}: ${rows.imported} products, ${rows.skipped.length} rows skipped`);
    return world;
  } catch (error) {
    throw new SettingsError(`WORLD_CSV cannot be used: ${error instanceof Error ? error.message : String(error)}`);
  }
};
