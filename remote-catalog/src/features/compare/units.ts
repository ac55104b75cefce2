import type { Language } from '@shop/contract';
import { formatNumber } from '@shop/format';

/** Centimetres and kilograms in one of each unit, as a shop writes them in either language. */
const centimetres: Readonly<Record<string, number>> = {
  mm: 0.1,
  cm: 1,
  m: 100,
  in: 2.54,
  po: 2.54,
  ft: 30.48,
  pi: 30.48,
};
const kilograms: Readonly<Record<string, number>> = { g: 0.001, kg: 1, lb: 0.453_592_37, lbs: 0.453_592_37 };

const NUMBER: Readonly<Record<Language, string>> = {
  en: String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`,
  fr: String.raw`(?:\d{1,3}(?:\s\d{3})+|\d+)(?:,\d+)?`,
};
const UNIT = [...Object.keys(centimetres), ...Object.keys(kilograms)].join('|');

/** One or more numbers with a unit, at whose end no word goes on: “2 in a box” is no length. */
const measure = (language: Language): RegExp => {
  const numbers = `${NUMBER[language]}(?:\\s*[×x]\\s*${NUMBER[language]})*`;
  const inOther = `(?:\\s*\\(${numbers}\\s*(?:${UNIT})\\))?`;
  return new RegExp(`(?<![\\p{L}\\d.,])(${numbers})\\s*(${UNIT})${inOther}(?=$|\\s*[,;.)×(])`, 'gu');
};
const measures = { en: measure('en'), fr: measure('fr') } as const;

const numberOf = (text: string, language: Language): number =>
  Number(language === 'fr' ? text.replaceAll(/\s/g, '').replace(',', '.') : text.replaceAll(',', ''));

/** How lengths and weights are said; both numbers are written out. */
export interface Said {
  length: (cm: string, inches: string) => string;
  weight: (kg: string, lb: string) => string;
}

/** Writes each length in a text in centimetres and inches and each weight in kilograms and pounds, whatever it was in. */
export const inOneUnit = (text: string, language: Language, said: Said): string =>
  text.replaceAll(measures[language], (_, numbers: string, unit: string) => {
    const given = numbers.split(/\s*[×x]\s*/).map((each) => numberOf(each, language));
    const written = (factor: number, digits: number): string =>
      given.map((each) => formatNumber(Number((each * factor).toFixed(digits)), language)).join(' × ');
    const cm = centimetres[unit];
    if (cm !== undefined) return said.length(written(cm, 1), written(cm / 2.54, 1));
    const kg = kilograms[unit] ?? 1;
    return said.weight(written(kg, kg < 1 && unit === 'g' ? 3 : 1), written(kg / (kilograms.lb ?? 1), 1));
  });
