import { FetchError } from '@medusajs/js-sdk';
import type { Backend, Handlers } from '../call.ts';
import { refusals } from '../refusal.ts';
import { siteWords } from '../words.ts';
import { answered, shown, type Cartwise } from './answers.ts';
import type { Cart } from './cart.ts';
import { ownCart } from './carts.ts';

/** @throws Refusal 400 for a coupon that is none or does not fit */
export const applyCoupon = async (backend: Backend, asking: Cartwise, code: string): Promise<Cart> => {
  const cart = await answered(backend, asking, (id, headers) =>
    backend.store.client
      .fetch(`/store/carts/${id}/promotions`, { method: 'POST', body: { promo_codes: [code] }, headers })
      .catch((error: unknown) => {
        throw error instanceof FetchError && error.status === 400 ? refusals.noCoupon() : error;
      }),
  );
  if (cart.coupon_code?.toUpperCase() !== code.toUpperCase()) throw refusals.noCoupon();
  return cart;
};

export const removeCoupon = async (backend: Backend, asking: Cartwise): Promise<Cart> => {
  const cart = await ownCart(backend, asking);
  const promo_codes = (cart?.promotions ?? []).map(({ code }) => code).filter((code) => code !== undefined);
  if (promo_codes.length === 0) return shown(backend, asking);
  return answered(backend, asking, (id, headers) =>
    backend.store.client.fetch(`/store/carts/${id}/promotions`, { method: 'DELETE', body: { promo_codes }, headers }),
  );
};

export const discountsOf = ({ discount_amount }: Cart, language: Cartwise['language']) =>
  discount_amount > 0 ? [{ label: siteWords[language].discount, amount: discount_amount }] : [];

export const couponHandlers: Handlers = {
  applyCoupon: (backend, { body: { coupon_code }, ...asking }) => applyCoupon(backend, asking, coupon_code),
  removeCoupon,
  cartsDiscountData: async (backend, asking) => {
    const cart = await shown(backend, asking);
    const { coupon_code, discount_amount } = cart;
    return { coupon_code, discount_amount, discounts: discountsOf(cart, asking.language) };
  },
  inputCoupons: () => ({ list: [] }),
};
