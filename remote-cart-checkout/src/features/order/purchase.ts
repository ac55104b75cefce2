import type { Order } from '@shop/contract';
import { tracked, useDispatch, type AppDispatch } from '@shop/platform';
import { useEffect } from 'react';
import { isExpectedPurchase, takePurchase } from '../../expected-purchases.ts';
import { orderApi } from './endpoints.ts';

const purchaseOf = ({ order_id, grand_total, tax_amount, shipping_fee, coupon_code, items_qty, items }: Order) =>
  tracked({
    event: 'purchase',
    order_id,
    value: grand_total,
    tax: tax_amount,
    shipping: shipping_fee,
    coupon: coupon_code,
    items_qty,
    items: items.map(({ product_id, qty, unit_price }) => ({ product_id, qty, price: unit_price })),
  });

/**
 * Tracks the purchase of an order that is paid: once, by the first page that says so in the browser that placed it. A
 * reload, Back or the same page in another tab finds nothing left to track.
 */
export const usePurchaseTracking = (orderId: string, isPaid: boolean): void => {
  const dispatch = useDispatch<AppDispatch>();
  useEffect(() => {
    if (!isPaid || !isExpectedPurchase(orderId)) return;
    void dispatch(orderApi.endpoints.placedOrder.initiate(orderId, { subscribe: false })).then(({ data }) => {
      if (data && takePurchase(orderId)) dispatch(purchaseOf(data));
    });
  }, [dispatch, orderId, isPaid]);
};
