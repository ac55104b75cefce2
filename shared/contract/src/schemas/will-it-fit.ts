import { Type } from 'typebox';
import { Id, Line, nullable, record, Text, UrlPath } from '../entities/fields.ts';
import type { SchemaTable } from './definition.ts';

const sides = { width: Type.Number(), depth: Type.Number(), height: Type.Number() };

export const willItFitSchemas = {
  /**
   * What products measure in centimetres, assembled and in the cartons of one piece. `product_ids` are numbers with commas
   * between, of which the first twelve are looked up; a number that is no product's is left out. `measures` is null where
   * they are not known or differ by size, `cartons` is empty there and where nobody has measured them.
   */
  productSizes: {
    query: record({ product_ids: Line }),
    result: record({
      list: Type.Array(
        record({
          product_id: Id,
          name: Text,
          url_path: UrlPath,
          measures: nullable(record(sides)),
          cartons: Type.Array(record(sides)),
        }),
      ),
    }),
  },
} as const satisfies SchemaTable;
