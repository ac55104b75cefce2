import { Type, type Static } from 'typebox';
import { Cents, Id, Instant, nullable, oneOf, Picture, record, Text } from './fields.ts';

/** A page that search engines may know: `path` of this site with its slash; `changed_at` null where nobody keeps it. */
export const SiteAddress = record({ path: Text, changed_at: nullable(Instant), pictures: Type.Array(Picture) });
export type SiteAddress = Static<typeof SiteAddress>;

/**
 * A product as shopping engines are told of it, at the price of its page. `category` names the way to it, the root
 * first; `sale_price` is null where it costs its price.
 */
export const SiteProduct = record({
  entity_id: Id,
  sku: Text,
  gtin: nullable(Text),
  path: Text,
  name: Text,
  description: Text,
  brand: Text,
  category: Type.Array(Text),
  pictures: Type.Array(Picture),
  price: Cents,
  sale_price: nullable(Cents),
  availability: oneOf(['in_stock', 'out_of_stock', 'preorder'] as const),
  available_from: nullable(Instant),
});
export type SiteProduct = Static<typeof SiteProduct>;
