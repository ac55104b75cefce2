import type { BothLanguages } from '../text/both-languages.ts';

/** Full hours of one day, on the clock of the place, 0 to 24. */
export interface Hours {
  from: number;
  to: number;
}

const half = (hour: number): string => (hour % 24 < 12 ? 'a.m.' : 'p.m.');
const english = (hour: number): string => {
  if (hour % 24 === 0) return 'midnight';
  return hour === 12 ? 'noon' : String(hour % 12 || 12);
};
const isNamed = (hour: number): boolean => hour % 12 === 0;

/** Such as `8 a.m. to noon`, `5 to 9 p.m.`; `de 8 h à 12 h`. */
export const hoursText = ({ from, to }: Hours): BothLanguages => {
  const isSaidOnce = isNamed(from) || (!isNamed(to) && half(from) === half(to));
  const begin = isSaidOnce ? english(from) : `${english(from)}\u00A0${half(from)}`;
  const end = isNamed(to) ? english(to) : `${english(to)}\u00A0${half(to)}`;
  return { en: `${begin} to ${end}`, fr: `de ${from}\u00A0h à ${to}\u00A0h` };
};
