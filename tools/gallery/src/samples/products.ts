import type { Language } from '@shop/contract';

/** Names in the length that products have; the second is about the longest, with the longest words. */
export const productNames: Record<Language, readonly [string, string, string]> = {
  en: [
    'Harbour 3-Seater sofa',
    'Rivière-Ouelle convertible corner sofa bed with storage chest',
    'Lac-Saint-Jean armchair',
  ],
  fr: [
    'Canapé Harbour à 3 places',
    'Canapé-lit d’angle convertible Rivière-Ouelle avec méridienne anticonstitutionnellement rembourrée',
    'Fauteuil Lac-Saint-Jean',
  ],
};

/** Provinces as the API lists them. */
export const regions: Record<Language, readonly { region_id: number; default_name: string; code: string }[]> = {
  en: [
    { region_id: 74, default_name: 'Ontario', code: 'ON' },
    { region_id: 77, default_name: 'Quebec', code: 'QC' },
    { region_id: 73, default_name: 'Newfoundland and Labrador', code: 'NL' },
  ],
  fr: [
    { region_id: 74, default_name: 'Ontario', code: 'ON' },
    { region_id: 77, default_name: 'Québec', code: 'QC' },
    { region_id: 73, default_name: 'Terre-Neuve-et-Labrador', code: 'NL' },
  ],
};

/** A person's address, as the API keeps it. */
export const address = {
  firstname: 'Marie-Ève',
  lastname: 'Tremblay-Bouchard',
  street: '1234, boulevard René-Lévesque Ouest',
  apartment_unit_suite: 'app. 5',
  city: 'Sainte-Anne-de-Bellevue',
  region_id: 77,
  postcode: 'H9X 1A1',
  telephone: '+15145550123',
};
