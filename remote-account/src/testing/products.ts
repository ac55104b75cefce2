import type { CallResult, ProductCard } from '@shop/contract';

/** A product as a list gives it. */
export const product = (entity_id: number, name: string): ProductCard => ({
  entity_id,
  type_id: 'simple',
  name,
  url_path: `sofas/${name.toLowerCase().replaceAll(' ', '-')}.html`,
  piid: null,
  thumbnail: null,
  hover_thumbnail: null,
  price: { price: 120_000, final_price: 99_900 },
  plus_price: null,
  product_tag: null,
  presale_end_date: null,
  is_in_stock: true,
  usable_qty: 5,
  min_sale_qty: 1,
  series: null,
  rating: { rating_summary: 0, reviewStar: 0, reviews_count: 0 },
  swatches: [],
});

/** A wishlist's page; null is a product that is gone. */
export const wishlist = (
  products: readonly (ProductCard | null)[],
  total = products.length,
): CallResult<'wishlist'> => ({
  list: products.map((each, place) => ({
    product_id: each?.entity_id ?? 900 + place,
    child_id: null,
    item_id: 10 + place,
    later_item_id: null,
    qty: 1,
    product: each,
  })),
  total,
  page: 1,
  page_size: 24,
});
