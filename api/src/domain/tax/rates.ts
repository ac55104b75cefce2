import { taxRates } from '../charges.ts';

export type RegionCode = keyof typeof taxRates;
export const isRegionCode = (code: string): code is RegionCode => Object.hasOwn(taxRates, code);

/** Tax in cents on an amount in cents, half a cent rounded up. */
export const taxOn = (amount: number, region: RegionCode): number =>
  Math.floor((amount * taxRates[region] + 50_000) / 100_000);
