import { useEffect, useRef } from 'react';
import type { Product } from '@shop/contract';
import { tracked, useDispatch } from '@shop/platform';

/** Tracks once that a product is viewed (TRK-003). */
export const useViewItem = (product: Product | undefined): void => {
  const dispatch = useDispatch();
  const trackedId = useRef<number>(undefined);
  useEffect(() => {
    if (!product || trackedId.current === product.entity_id) return;
    trackedId.current = product.entity_id;
    const { entity_id, name, price } = product;
    dispatch(tracked({ event: 'viewItem', product_id: entity_id, name, price: price.final_price }));
  }, [dispatch, product]);
};
