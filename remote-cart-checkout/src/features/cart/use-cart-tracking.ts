import type { Cart } from '@shop/contract';
import { tracked, useDispatch } from '@shop/platform';
import { useEffect, useRef } from 'react';

/** Tells once for each visit of a page that this cart was seen, or that its checkout has begun (document 2 §7). */
export function useCartTracking(event: 'viewCart' | 'beginCheckout', cart: Cart | undefined): void {
  const dispatch = useDispatch();
  const told = useRef(false);
  const items = cart?.items_qty ?? 0;
  const value = cart?.grand_total ?? 0;
  useEffect(() => {
    if (told.current || items === 0) return;
    told.current = true;
    dispatch(tracked({ event, items_qty: items, value }));
  }, [dispatch, event, items, value]);
}
