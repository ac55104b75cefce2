import type { Asking, Backend } from '../call.ts';
import { headersFor, type MedusaCart } from '../medusa.ts';
import { cartOf, emptyCart, type Cart } from './cart.ts';
import { changeCart, cheapestDelivery, ownCart } from './carts.ts';

export type Cartwise = Pick<Asking<'carts'>, 'person' | 'language'>;

const cartAnswer = async (backend: Backend, { person, language }: Cartwise, cart: MedusaCart): Promise<Cart> => {
  const isOpen = !cart.shipping_address?.address_1 && (cart.items ?? []).length > 0;
  const headers = headersFor(language, person?.jwt);
  return cartOf(cart, language, backend, isOpen ? await cheapestDelivery(backend, cart.id, headers) : null);
};

/** Changes a person's cart and answers it. */
export const answered = async (
  backend: Backend,
  asking: Cartwise,
  change: Parameters<typeof changeCart>[2],
): Promise<Cart> => cartAnswer(backend, asking, await changeCart(backend, asking, change));

/** A person's cart as it is. */
export const shown = async (backend: Backend, asking: Cartwise): Promise<Cart> => {
  const cart = await ownCart(backend, asking);
  return cart ? cartAnswer(backend, asking, cart) : emptyCart(asking.language);
};
