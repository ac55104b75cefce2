import { isRegionCode, type RegionCode } from '../../domain/tax/rates.ts';
import type { Queryable } from '../connection.ts';
import { siteDocument } from './site-document.ts';

/** The region code of a stored address, null for an unknown one. */
export const regionOf = async (db: Queryable, regionId: number): Promise<RegionCode | null> => {
  const regions = await siteDocument(db, 'regions');
  const code = regions.find((region) => region.regionId === regionId)?.code ?? '';
  return isRegionCode(code) ? code : null;
};
