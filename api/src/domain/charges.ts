import type { TaxKind } from '@shop/contract';

/*
 * The shop's charges beside its goods: the one table of fees, thresholds and taxes (CART-035). No requirement gives the
 * shop's own prices in it.
 */

/** The shop's own delivery prices, in cents. */
export const shippingFees = {
  freeFrom: 9_900,
  standard: 1_499,
  /** Added once when something oversize is in the cart; free delivery does not cover it. */
  oversize: 4_900,
  /** Yukon, the Northwest Territories and Nunavut: always, nothing is free there. */
  northern: 7_900,
} as const;

/** The one plan that protects a shipment. */
export const shippingPlan = {
  id: 'seel-shipment',
  /** Whole per cent of the goods after discounts, within these cents. */
  percent: 2,
  least: 195,
  most: 9_900,
  /** Days within which a theft or a damage is reported. */
  days: 30,
} as const;

/**
 * Sales taxes by province or territory, in thousandths of a per cent, so that Quebec's 9.975 % is an integer. Their sums
 * are checked against the npm package sales-tax by a test.
 */
export const taxTable = {
  AB: { GST: 5_000 },
  BC: { GST: 5_000, PST: 7_000 },
  MB: { GST: 5_000, PST: 7_000 },
  NB: { HST: 15_000 },
  NL: { HST: 15_000 },
  NS: { HST: 14_000 },
  NT: { GST: 5_000 },
  NU: { GST: 5_000 },
  ON: { HST: 13_000 },
  PE: { HST: 15_000 },
  QC: { GST: 5_000, QST: 9_975 },
  SK: { GST: 5_000, PST: 6_000 },
  YT: { GST: 5_000 },
} as const satisfies Record<string, Partial<Record<TaxKind, number>>>;
