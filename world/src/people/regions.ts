import type { Region } from '@shop/contract/contents';

const names: readonly (readonly [code: string, en: string, fr: string])[] = [
  ['AB', 'Alberta', 'Alberta'],
  ['BC', 'British Columbia', 'Colombie-Britannique'],
  ['MB', 'Manitoba', 'Manitoba'],
  ['NB', 'New Brunswick', 'Nouveau-Brunswick'],
  ['NL', 'Newfoundland and Labrador', 'Terre-Neuve-et-Labrador'],
  ['NS', 'Nova Scotia', 'Nouvelle-Écosse'],
  ['NT', 'Northwest Territories', 'Territoires du Nord-Ouest'],
  ['NU', 'Nunavut', 'Nunavut'],
  ['ON', 'Ontario', 'Ontario'],
  ['PE', 'Prince Edward Island', 'Île-du-Prince-Édouard'],
  ['QC', 'Quebec', 'Québec'],
  ['SK', 'Saskatchewan', 'Saskatchewan'],
  ['YT', 'Yukon', 'Yukon'],
];

/** The provinces and territories by code; ids 1 to 13. */
export const regions: readonly Region[] = names.map(([code, en, fr], index) => ({
  regionId: index + 1,
  code,
  name: { en, fr },
}));

/** @throws Error for a code that Canada does not have. */
export function regionIdOf(code: string): number {
  const region = regions.find((one) => one.code === code);
  if (!region) throw new Error(`No province or territory ${code}`);
  return region.regionId;
}
