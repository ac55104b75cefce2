import { regionsOfPostalCode } from '@shop/format';
import { postalArea } from '../../domain/delivery/estimate.ts';
import { placesOfSupply, type PlacesOfSupply } from '../../domain/shipping/place-of-supply.ts';
import { isRegionCode, type RegionCode } from '../../domain/tax/rates.ts';
import type { Queryable } from '../connection.ts';
import { findSiteDocument, pickupPlace } from './site-document.ts';

/** Where a postal code takes goods; the first province of a code that two of them share. */
export interface Destination {
  /** `K1A` */
  area: string;
  region: RegionCode;
  supply: PlacesOfSupply;
}

/** Codes of the provinces and territories that an area may lie in and that the shop delivers to. */
const regionsServed = async (db: Queryable, area: string): Promise<string[]> => {
  const served = (await findSiteDocument(db, 'regions')) ?? [];
  return regionsOfPostalCode(area).filter((code) => served.some((region) => region.code === code));
};

/** Null for what is no postal code, or that of a region which the shop does not deliver to. */
export const destinationOf = async (db: Queryable, zipcode: string): Promise<Destination | null> => {
  const area = postalArea(zipcode);
  if (area === null) return null;
  const region = (await regionsServed(db, area)).find(isRegionCode);
  return region === undefined ? null : { area, region, supply: placesOfSupply(region, await pickupPlace(db)) };
};
