import { Type } from 'typebox';
import { languages } from '../constants/shop.ts';
import { Count, Id, oneOf, record, Text } from '../entities/fields.ts';
import type { SchemaTable } from './definition.ts';

const aspects = ['comfort', 'assembly', 'size', 'delivery', 'quality', 'colour', 'smell'] as const;

export const reviewAspectsSchemas = {
  /**
   * What the reviews of a product say of each aspect, counted by words: each review once for each aspect, positive where
   * all that it says of it is. An aspect that few reviews speak of is left out. `sentences` are what was counted.
   */
  reviewAspects: {
    query: record({ product_id: Id }),
    result: record({
      aspects: Type.Array(
        record({
          aspect: oneOf(aspects),
          positive: Count,
          mentions: Count,
          sentences: Type.Array(
            record({ review_id: Id, nickname: Text, language: oneOf(languages), text: Text, positive: Type.Boolean() }),
          ),
        }),
      ),
    }),
  },
} as const satisfies SchemaTable;
