import type { RegionCode } from '../tax/rates.ts';

/** Letters D, F, I, O, Q and U never occur; W and Z never start a code. */
const pattern = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/;

/** A Canadian postal code as `A1B 2C3`, or null when it is none. */
export const normalisedPostalCode = (text: string): string | null => {
  const compact = text
    .trim()
    .toUpperCase()
    .replace(/[\s-]+/g, '');
  return pattern.test(compact) ? `${compact.slice(0, 3)} ${compact.slice(3)}` : null;
};

/** First letter of a postal code → where it is delivered; X is shared by the Northwest Territories and Nunavut. */
const regionsByLetter: Readonly<Record<string, readonly RegionCode[]>> = {
  A: ['NL'],
  B: ['NS'],
  C: ['PE'],
  E: ['NB'],
  G: ['QC'],
  H: ['QC'],
  J: ['QC'],
  K: ['ON'],
  L: ['ON'],
  M: ['ON'],
  N: ['ON'],
  P: ['ON'],
  R: ['MB'],
  S: ['SK'],
  T: ['AB'],
  V: ['BC'],
  X: ['NT', 'NU'],
  Y: ['YT'],
};

/** Whether a postal code lies in a province or territory; taxes and fees depend on it. */
export const postalCodeLiesIn = (postalCode: string, region: RegionCode): boolean =>
  (regionsByLetter[postalCode.charAt(0)] ?? []).includes(region);
