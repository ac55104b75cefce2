import { Type } from 'typebox';
import { ProductCard } from '../entities/catalogue.ts';
import { Id, nullable, record } from '../entities/fields.ts';
import type { SchemaTable } from './definition.ts';

export const similarProductsSchemas = {
  /**
   * Up to twelve products of the same kind that can be bought, the most alike first: by style, colours, materials, what
   * they measure and what they cost. `wider_by` are the centimetres by which one is wider than the product, below 0 where
   * it is narrower; null where one of the two comes in sizes, or nobody measured it.
   */
  similarProducts: {
    query: record({ product_id: Id }),
    result: record({ list: Type.Array(record({ product: ProductCard, wider_by: nullable(Type.Number()) })) }),
    errors: { 404: 'There is no such product.' },
  },
} as const satisfies SchemaTable;
