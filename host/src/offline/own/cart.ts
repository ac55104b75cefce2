import { paths } from '@shop/contract';
import type { OwnData } from './definition.ts';

const cart: OwnData = {
  reads: ['carts', 'laterCart'],
  changes: { addCartItem: false, editCartItem: true, deleteCartItem: true, editLaterCart: false },
  pageOf: (pathname) =>
    pathname === paths.cart() ? { page: pathname, calls: [{ call: 'laterCart', input: {} }] } : null,
  link: { href: paths.cart(), name: { en: 'Cart', fr: 'Panier' }, forCustomers: false },
};
export const cartOwnData = { cart };
