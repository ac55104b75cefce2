import { parsePostalCode, regionsOfPostalCode } from '@shop/format';
import type { AddressRegion } from '../rules/address.ts';
import { cityOfPostalCode } from './city-of-area.ts';

/** What a postal code says of its address: the province where there is only one, the city where that is certain. */
export const placeOfCode = (
  typed: string,
  regions: readonly AddressRegion[],
): { city?: string; region?: AddressRegion } => {
  const code = parsePostalCode(typed);
  if (code === undefined) return {};
  const [only, ...others] = regionsOfPostalCode(code);
  const region = others.length === 0 ? regions.find((one) => one.code === only) : undefined;
  const city = cityOfPostalCode(code);
  return { ...(city !== undefined && { city }), ...(region && { region }) };
};
