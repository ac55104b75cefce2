import type { Language } from '@shop/contract';

/** Provinces and territories in the shop's order: their place, from 1, is their number. */
const provinces = [
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
] as const;

export const regionsIn = (language: Language) =>
  provinces.map(([code, en, fr], place) => ({
    region_id: place + 1,
    default_name: language === 'fr' ? fr : en,
    code,
  }));

/** As Medusa writes a province in an address (`on`); null for a number that is none. */
export const provinceOf = (region_id: number): string | null => provinces[region_id - 1]?.[0].toLowerCase() ?? null;

/** 0 for what is no province. */
export const regionIdOf = (province: string | null | undefined): number =>
  provinces.findIndex(([code]) => code === province?.toUpperCase().replace(/^CA-/, '')) + 1;
