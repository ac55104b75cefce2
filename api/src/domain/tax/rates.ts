import { taxKinds, type TaxPart } from '@shop/contract';
import { taxTable } from '../charges.ts';

export type RegionCode = keyof typeof taxTable;
export const isRegionCode = (code: string): code is RegionCode => Object.hasOwn(taxTable, code);

/**
 * The sales taxes of a region on all that is taxed of a cart or order, in cents. The law has each of them computed on that
 * sum and rounded once, half a cent up, so that none is a share of another or of their sum.
 */
export const taxesOn = (taxable: number, region: RegionCode): TaxPart[] => {
  const rates: Partial<Record<TaxPart['kind'], number>> = taxTable[region];
  return taxKinds.flatMap((kind) => {
    const rate = rates[kind];
    return rate === undefined ? [] : { kind, amount: Math.floor((taxable * rate + 50_000) / 100_000) };
  });
};
