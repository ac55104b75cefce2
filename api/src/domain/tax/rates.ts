/**
 * Sales tax by province or territory, in thousandths of a per cent (GST, HST, or GST with PST or QST), so that Quebec's
 * 14.975 % is an integer. Checked against the npm package sales-tax by a test.
 */
export const taxRates = {
  AB: 5_000,
  BC: 12_000,
  MB: 12_000,
  NB: 15_000,
  NL: 15_000,
  NS: 14_000,
  NT: 5_000,
  NU: 5_000,
  ON: 13_000,
  PE: 15_000,
  QC: 14_975,
  SK: 11_000,
  YT: 5_000,
} as const satisfies Record<string, number>;

export type RegionCode = keyof typeof taxRates;
export const isRegionCode = (code: string): code is RegionCode => Object.hasOwn(taxRates, code);

/** Tax in cents on an amount in cents, half a cent rounded up. */
export const taxOn = (amount: number, region: RegionCode): number =>
  Math.floor((amount * taxRates[region] + 50_000) / 100_000);
