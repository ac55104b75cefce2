import type { Language } from '@shop/contract';

/** From the first to below the second, in centimetres. */
const bounds = [0, 40, 80, 120, 160, 200];

/** The band of a measure, as filters name it: `80-120`, `200-`. */
export const measureBand = (centimetres: number): string => {
  const place = bounds.findLastIndex((low) => low <= centimetres);
  return `${bounds[place] ?? 0}-${bounds[place + 1] ?? ''}`;
};

/** Word joiner: a line may end behind a dash without it. */
const joined = '\u2060';

const inches = (centimetres: number): number => Math.round(centimetres / 2.54);

/** A band in both measures; other text comes back as it is. */
export const measureLabel = (band: string, language: Language): string => {
  const [, from, to] = /^(\d{1,4})-(\d{0,4})$/.exec(band) ?? [];
  if (from === undefined) return band;
  const [low, high, inch] = [Number(from), to ? Number(to) : null, language === 'fr' ? 'po' : 'in'];
  if (high === null) {
    const more = language === 'fr' ? 'et plus' : 'and up';
    return `${low} cm ${more} (${inches(low)}\u00A0${inch})`;
  }
  if (low === 0) {
    const under = language === 'fr' ? 'Moins de' : 'Under';
    return `${under} ${high} cm (${inches(high)}\u00A0${inch})`;
  }
  return `${low}–${joined}${high}\u00A0cm (${inches(low)}–${joined}${inches(high)}\u00A0${inch})`;
};
