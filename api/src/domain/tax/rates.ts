import { taxKinds, type TaxKind, type TaxPart } from '@shop/contract';
import { taxTable } from '../charges.ts';

export type RegionCode = keyof typeof taxTable;
export const isRegionCode = (code: string): code is RegionCode => Object.hasOwn(taxTable, code);

const kindsOf = (region: RegionCode): { kind: TaxKind; rate: number }[] => {
  const rates: Partial<Record<TaxKind, number>> = taxTable[region];
  return taxKinds.flatMap((kind) => (rates[kind] === undefined ? [] : { kind, rate: rates[kind] }));
};

/** All taxes of a region together, in thousandths of a per cent. */
export const taxRate = (region: RegionCode): number => kindsOf(region).reduce((sum, { rate }) => sum + rate, 0);

/** Tax in cents on an amount in cents, half a cent rounded up. */
export const taxOn = (amount: number, region: RegionCode): number =>
  Math.floor((amount * taxRate(region) + 50_000) / 100_000);

/** What a region's tax is made of, in cents: exactly the tax, whatever its parts are rounded to. */
export const taxPartsOf = (tax: number, region: RegionCode): TaxPart[] => {
  const whole = taxRate(region);
  let left = tax;
  return kindsOf(region).map(({ kind, rate }, place, all) => {
    const amount = place === all.length - 1 ? left : Math.round((tax * rate) / whole);
    left -= amount;
    return { kind, amount };
  });
};
