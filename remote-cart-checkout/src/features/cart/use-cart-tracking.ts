import type { Cart } from '@shop/contract';
import { tracked, useDispatch } from '@shop/platform';
import { useEffect, useRef } from 'react';

/** Tracks once for each visit of a page that the cart was viewed, or that its checkout has begun (TRK-001). */
export const useCartTracking = (event: 'viewCart' | 'beginCheckout', cart: Cart | undefined): void => {
  const dispatch = useDispatch();
  const isTracked = useRef(false);
  const items = cart?.items_qty ?? 0;
  const value = cart?.grand_total ?? 0;
  useEffect(() => {
    if (isTracked.current || items === 0) return;
    isTracked.current = true;
    dispatch(tracked({ event, items_qty: items, value }));
  }, [dispatch, event, items, value]);
};
