import type { Product, Variant } from '@shop/contract';
import { api, calling, selectIsSignedIn, useSelector, withEndpoints } from '@shop/platform';

const deliveredPriceApi = withEndpoints(api, (build) => ({
  /** The page does without. */
  deliveredPrice: build.query(calling('deliveredPrice', 'query', { background: true })),
}));

interface Asked {
  product: Product;
  variant: Variant | null;
  units: number;
  /** Null while nobody has said one. */
  zip: string | null;
}

/** What so many of a product cost at a postal code, with delivery and taxes; undefined while that is not known. */
export const useDeliveredPrice = ({ product, variant, units, zip }: Asked) => {
  // Members and partners have prices of their own.
  const isSignedIn = useSelector(selectIsSignedIn);
  const asked = { product_id: product.entity_id, qty: units, zipcode: zip ?? '' };
  return deliveredPriceApi.useDeliveredPriceQuery(variant ? { ...asked, child_id: variant.product_id } : asked, {
    skip: zip === null,
    refetchOnMountOrArgChange: isSignedIn,
  }).currentData;
};
