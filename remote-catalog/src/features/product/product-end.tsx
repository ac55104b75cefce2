import { useEffect, useRef, useState } from 'react';
import type { Product } from '@shop/contract';
import { Slot } from '@shop/platform';

/** So far above the window’s foot, what stands at the end is fetched. */
const AHEAD = '100% 0px';

/** What other parts of the shop show at a product's end, once somebody comes near it. */
export const ProductEnd = ({ product }: { product: Product }) => {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return <div ref={place}>{isNear && <Slot name="product.end" with={{ product, piid: null }} />}</div>;
};
