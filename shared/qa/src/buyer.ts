/** Somebody who buys, and what they type; the address and the card are invented. */
export interface Buyer {
  email: string;
  firstname: string;
  lastname: string;
  street: string;
  city: string;
  region: string;
  postcode: string;
  telephone: string;
  card: string;
  expiry: string;
  code: string;
}

/** Each buyer has an e-mail address of their own, so that tests find their own letters. */
export const buyerWith = (email: string): Buyer => ({
  email,
  firstname: 'Maude',
  lastname: 'Tremblay-Roy',
  street: '118 Lanternfish Avenue',
  city: 'Toronto',
  region: 'Ontario',
  postcode: 'M5V 2T6',
  telephone: '(416) 555-0188',
  card: '4111 1111 1111 1111',
  expiry: '12/39',
  code: '123',
});
