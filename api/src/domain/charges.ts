/*
 * What the shop charges beside its goods: the one table of fees, thresholds and taxes (CART-035). No requirement gives
 * the shop's own prices in it.
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
