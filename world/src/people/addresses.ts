import { Type } from 'typebox';
import type { PersonAddress } from '@shop/contract/contents';
import { closed, readJson } from '../data/read.ts';
import { words } from '../data/schemas.ts';
import { regionIdOf } from './regions.ts';

/** One real postal area for each province and territory; the house numbers and telephones are invented. */
const places = readJson(
  'people/places.json',
  Type.Array(closed({ region: words, city: words, postcode: words, street: words, areaCode: words }), { minItems: 13 }),
);

/** 555-01xx is kept free for invented numbers. */
export const inventedTelephone = (areaCode: string, number: number) =>
  `+1${areaCode}55501${String(number % 100).padStart(2, '0')}`;

/** `count` addresses from `start` on, over the provinces in turn; the first one is the default. */
export const addressesOf = (firstname: string, lastname: string, start: number, count: number): PersonAddress[] =>
  Array.from({ length: count }, (_, index) => {
    const place = places[(start + index) % places.length];
    if (!place) throw new RangeError(`No place ${start + index}`);
    const { region, city, postcode, street, areaCode } = place;
    return {
      firstname,
      lastname,
      street,
      apartment: index % 3 === 1 ? `${index + 2}B` : '',
      city,
      postcode,
      regionId: regionIdOf(region),
      countryId: 'CA' as const,
      telephone: inventedTelephone(areaCode, start * 10 + index),
      isDefaultShipping: index === 0,
      isDefaultBilling: index === 0,
    };
  });
