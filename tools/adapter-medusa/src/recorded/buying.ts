import type { CallBody } from '@shop/contract';
import type { RecordedShop } from './shop.ts';

/** Where things are delivered. */
export const toronto: CallBody<'cartAddress'> = {
  firstname: 'Ada',
  lastname: 'Roy',
  street: '1 King Street West',
  city: 'Toronto',
  postcode: 'M5V 3L9',
  region_id: 9,
  telephone: '+14165550123',
};
const card = { client_token: 'sandbox', number: '4111 1111 1111 1111', expiration_month: '04', cvv: '123' };

/** A payment that an order can be placed with. */
export const pay = async (shop: RecordedShop, headers: Record<string, string>, grand_total: number): Promise<string> => {
  const payload = { ...card, expiration_year: '2039' };
  const typed = await shop.app.inject({ method: 'POST', url: '/dev/cards/tokens', payload });
  const body = { payment_method_nonce: typed.json().token, grand_total };
  return (await shop.call('braintreeCreditCard', { body }, headers)).result.nonce;
};
