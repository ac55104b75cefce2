import { cleaned } from '@shop/format';

export const units = ['cm', 'in'] as const;
export type Unit = (typeof units)[number];

const centimetres: Readonly<Record<Unit, number>> = { cm: 1, in: 2.54 };

export const inUnit = (cm: number, unit: Unit): number => cm / centimetres[unit];

/**
 * A typed length in centimetres, to a tenth of a millimetre; undefined where nothing was typed, NaN where it is no number.
 * A point and a comma both stand before decimals, of which there are two at most: `1,200` is not taken for either number.
 */
export const readLength = (typed: string, unit: Unit): number | undefined => {
  const text = cleaned(typed);
  if (text === '') return undefined;
  if (!/^\d{1,5}(?:[.,]\d{1,2})?$/.test(text)) return Number.NaN;
  return Math.round(Number(text.replace(',', '.')) * centimetres[unit] * 100) / 100;
};

/** What is missing, rounded up to a tenth, so that a saw that takes so much has taken enough. */
export const tenthsUp = (cm: number, unit: Unit): number => Math.ceil(inUnit(cm, unit) * 10 - 1e-3) / 10;

/** A length that is shown, to a tenth. */
export const tenths = (cm: number, unit: Unit): number => Math.round(inUnit(cm, unit) * 10) / 10;
