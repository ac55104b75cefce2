import { streetSeparator } from '@shop/contract';

// The separator is removed from what a person types, so that the field splits only where it was joined.
const clean = (part: string): string => part.replaceAll(streetSeparator.trim(), ' ').trim();

/** Street and apartment as one stored field (ADDR-002). */
export const joinedStreet = (street: string, apartment: string): string => {
  const second = clean(apartment);
  return second ? `${clean(street)}${streetSeparator}${second}` : clean(street);
};

/** A stored street in its two parts; without the separator there is no apartment. */
export const splitStreet = (stored: string): { street: string; apartment_unit_suite: string } => {
  const [street = '', apartment_unit_suite = ''] = stored.split(streetSeparator);
  return { street, apartment_unit_suite };
};
