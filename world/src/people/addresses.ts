import type { PersonAddress } from '@shop/contract/contents';
import { regionIdOf } from './regions.ts';

type Place = readonly [region: string, city: string, postcode: string, street: string, areaCode: string];

/** One real postal area for each province and territory; the house numbers and telephones are invented. */
const places: readonly Place[] = [
  ['ON', 'Toronto', 'M5V 2T6', '118 Lanternfish Avenue', '416'],
  ['QC', 'Montréal', 'H2X 1Y4', '4210, rue des Bernaches', '514'],
  ['BC', 'Vancouver', 'V6B 1A1', '905 Cormorant Street', '604'],
  ['AB', 'Calgary', 'T2P 1J9', '63 Foothills Lane SW', '403'],
  ['MB', 'Winnipeg', 'R3C 0A5', '277 Pelican Crescent', '204'],
  ['SK', 'Regina', 'S4P 3Y2', '31 Meadowlark Drive', '306'],
  ['NS', 'Halifax', 'B3H 1X1', '8 Schooner Row', '902'],
  ['NB', 'Moncton', 'E1C 1A1', '540, chemin du Mascaret', '506'],
  ['PE', 'Charlottetown', 'C1A 1A1', '19 Lupin Lane', '782'],
  ['NL', 'St. John’s', 'A1C 1A1', '72 Puffin Hill', '709'],
  ['YT', 'Whitehorse', 'Y1A 1A1', '5 Fireweed Road', '867'],
  ['NT', 'Yellowknife', 'X1A 1A1', '14 Aurora Court', '867'],
  ['NU', 'Iqaluit', 'X0A 0H0', '1020 Qamutik Street', '867'],
];

/** 555-01xx is kept free for invented numbers. */
export const inventedTelephone = (areaCode: string, number: number) =>
  `+1${areaCode}55501${String(number % 100).padStart(2, '0')}`;

/** `count` addresses from `start` on, over the provinces in turn; the first one is the default. */
export const addressesOf = (firstname: string, lastname: string, start: number, count: number): PersonAddress[] =>
  Array.from({ length: count }, (_, index) => {
    const [region, city, postcode, street, areaCode] = places[(start + index) % places.length] ?? [
      'ON',
      'Toronto',
      'M5V 2T6',
      '',
      '416',
    ];
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
