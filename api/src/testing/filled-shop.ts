import { openMeasuredShop, type MeasuredShop } from '../measured-shop.ts';
import { settingsFrom } from '../settings.ts';
import { startPostgres } from './postgres-server.ts';
import { openDatabase } from './test-app.ts';

/** The shop as it is filled for who starts it: all of the invented world, on the server that all test files share. */
export const openFilledShop = async (): Promise<MeasuredShop> =>
  openMeasuredShop(settingsFrom({}).worldProducts, () => {}, await openDatabase(await startPostgres()));
