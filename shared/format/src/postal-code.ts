import { cleaned } from './cleaned.ts';

// No D F I O Q U anywhere; the first letter is never W or Z either (Canada Post). Matched as typed: making it upper case
// first would take letters of other scripts for these.
const canadian = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])[\s-]*(\d[ABCEGHJ-NPRSTV-Z]\d)$/i;

/** A Canadian postal code, however it is typed, in its stored form `A1B 2C3`; undefined for anything else. */
export const parsePostalCode = (text: string): string | undefined => {
  const match = canadian.exec(cleaned(text));
  return match ? `${match[1]} ${match[2]}`.toUpperCase() : undefined;
};

/** First letter of a postal code → where it is delivered; X is shared by the Northwest Territories and Nunavut. */
const regionsByLetter: Readonly<Record<string, readonly string[]>> = {
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

/** Areas that deliver in a province besides that of their letter: the federal government’s offices, and Lloydminster. */
const regionsByArea: Readonly<Record<string, readonly string[]>> = {
  K1A: ['ON', 'QC'],
  S9V: ['SK', 'AB'],
  T9V: ['AB', 'SK'],
};

/** Codes of the provinces or territories in which a stored postal code may lie, the usual one first. */
export const regionsOfPostalCode = (postalCode: string): readonly string[] =>
  regionsByArea[postalCode.slice(0, 3)] ?? regionsByLetter[postalCode.charAt(0)] ?? [];

/** Whether a stored postal code is known to lie in a province or territory, by that one's code. */
export const postalCodeLiesIn = (postalCode: string, region: string): boolean =>
  regionsOfPostalCode(postalCode).includes(region);
