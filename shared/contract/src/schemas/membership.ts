import { Type } from 'typebox';
import { Count, Html, nullable, Picture, record, Text } from '../entities/fields.ts';
import { PlusPrice, PlusStepInfo } from '../entities/plus.ts';
import type { SchemaTable } from './definition.ts';

export const membershipSchemas = {
  plusInfo: {
    result: record({
      title: Text,
      subtitle: Text,
      hero_image: nullable(Picture),
      ...PlusPrice.properties,
      member_count: Count,
      benefits: Type.Array(record({ code: Text, title: Text, text: Text })),
      faq: Type.Array(record({ question: Text, answer: Html })),
    }),
  },
  plusStepInfo: { body: record({}), result: PlusStepInfo },
} as const satisfies SchemaTable;
