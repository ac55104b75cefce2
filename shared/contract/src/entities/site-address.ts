import { Type, type Static } from 'typebox';
import { Cents, Id, Instant, nullable, oneOf, optional, Picture, record, Text } from './fields.ts';

/** A page that search engines may know: `path` of this site with its slash; `changed_at` null where nobody keeps it. */
export const SiteAddress = record({ path: Text, changed_at: nullable(Instant), pictures: Type.Array(Picture) });
export type SiteAddress = Static<typeof SiteAddress>;

/** At the price of today; `sale_price` is null where it costs its price. */
const forSale = {
  sku: Text,
  pictures: Type.Array(Picture),
  price: Cents,
  sale_price: nullable(Cents),
  availability: oneOf(['in_stock', 'out_of_stock', 'preorder'] as const),
};

/** A variant of a product: `piid` in the product's address chooses it, `option` says what sets it apart, in one language. */
const SiteVariant = record({
  piid: Id,
  option: record({
    color: nullable(Text),
    style: nullable(Text),
    size: nullable(Text),
    number_of_pieces: nullable(Text),
  }),
  ...forSale,
});
export type SiteVariant = Static<typeof SiteVariant>;

/**
 * A product as shopping engines are told of it, at the price of its page. `category` names the way to it, the root
 * first; `changed_at` says when its page last changed, null where nobody kept it; `sale_time` is null where the sale has
 * no end, `material` where nobody said it. What is chosen of a product with `variants` is one of them.
 */
export const SiteProduct = record({
  entity_id: Id,
  gtin: nullable(Text),
  path: Text,
  name: Text,
  description: Text,
  brand: Text,
  category: Type.Array(Text),
  ...forSale,
  available_from: nullable(Instant),
  changed_at: optional(nullable(Instant)),
  sale_time: optional(nullable(record({ from: Instant, to: Instant }))),
  material: optional(nullable(Text)),
  variants: optional(Type.Array(SiteVariant)),
});
export type SiteProduct = Static<typeof SiteProduct>;
