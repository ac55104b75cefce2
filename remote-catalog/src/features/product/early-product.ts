import type { GalleryPicture, Product, ProductCard } from '@shop/contract';
import { cardSizes } from '@shop/ui';
import type { Priced } from './price-block.tsx';

/** Shown until the product’s own answer is there: as much as the card that led to it says. */
export interface Early extends Pick<Product, 'entity_id' | 'name' | 'series' | 'rating' | 'url_path'> {
  /** None where the address asks for a variant whose price the card does not say. */
  priced: Priced | null;
  pictures: readonly GalleryPicture[];
  /** Those of the card: the file that it shows is in the browser already. */
  sizes: string;
}

/** A card says nothing of these. */
const noOffers: Omit<Priced, 'price' | 'plus_price' | 'product_tag'> = {
  plus_promotion_tip: null,
  tier_price: [],
  spkie_special_time: null,
  usableCoupon: null,
  coupon_useabled: 1,
};

/** A card shows its first variant at the product's price; its other colours may cost something else. */
export const earlyProduct = (card: ProductCard, piid: number | null): Early => {
  const isShown = card.type_id === 'simple' || piid === card.piid;
  const picture = isShown ? card.thumbnail : card.swatches.find((swatch) => swatch.piid === piid)?.thumbnail;
  const { entity_id, name, series, rating, url_path, price, plus_price, product_tag } = card;
  return {
    entity_id,
    name,
    series,
    rating,
    url_path,
    priced: isShown ? { ...noOffers, price, plus_price, product_tag } : null,
    pictures: picture ? [{ value_id: 0, pre_image: picture, thumbnail: picture, alt: name }] : [],
    sizes: cardSizes,
  };
};
