import { useEffect, useRef } from 'react';
import type { Product } from '@shop/contract';
import { tracked, useDispatch } from '@shop/platform';

/** Tells the sink of a product that is in view, once (document 3 §7). */
export function useViewItem(product: Product | undefined): void {
  const dispatch = useDispatch();
  const told = useRef<number>(undefined);
  useEffect(() => {
    if (!product || told.current === product.entity_id) return;
    told.current = product.entity_id;
    const { entity_id, name, price } = product;
    dispatch(tracked({ event: 'viewItem', product_id: entity_id, name, price: price.final_price }));
  }, [dispatch, product]);
}
