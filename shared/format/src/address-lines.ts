import { formatPhone } from './phone.ts';

interface PostalAddress {
  firstname: string;
  lastname: string;
  street: string;
  apartment_unit_suite: string;
  city: string;
  postcode: string;
  region_id: number;
  telephone: string;
}

/** The lines of a place of the shop's own. */
export const placeLines = ({
  name,
  street,
  city,
  region,
  postcode,
}: Record<'name' | 'street' | 'city' | 'region' | 'postcode', string>): string[] => [
  name,
  street,
  [city, region, postcode].join(' '),
];

interface PickupTerms {
  hours: string;
  ready?: string | undefined;
  note: string;
}

/** When one may come, from when on, and with what. */
export const termsOfPickup = ({ hours, ready, note }: PickupTerms): string[] => [
  hours,
  ...(ready === undefined ? [] : [ready]),
  note,
];

/** The lines of a place with these. */
export const pickupLines = (place: Parameters<typeof placeLines>[0] & PickupTerms): string[] => [
  ...placeLines(place),
  ...termsOfPickup(place),
];

/** The lines of an address as on an envelope; `regions` give the province's code, which is left out where it is unknown. */
export const addressLines = (
  address: PostalAddress,
  regions: readonly { region_id: number; code: string }[],
): string[] => {
  const { firstname, lastname, street, apartment_unit_suite: flat, city, postcode, telephone } = address;
  const region = regions.find(({ region_id }) => region_id === address.region_id)?.code;
  return [
    `${firstname} ${lastname}`,
    flat ? `${street}, ${flat}` : street,
    [city, region, postcode].filter(Boolean).join(' '),
    formatPhone(telephone),
  ];
};
