import { Type } from 'typebox';
import { Cents, Count, Flag, Html, nullable, Picture, record, Text } from '../entities/fields.ts';
import type { SchemaTable } from './definition.ts';

export const membershipSchemas = {
  plusInfo: {
    result: record({
      title: Text,
      subtitle: Text,
      hero_image: nullable(Picture),
      plusPrice: Cents,
      plusSpecialPrice: Cents,
      member_count: Count,
      benefits: Type.Array(record({ code: Text, title: Text, text: Text })),
      faq: Type.Array(record({ question: Text, answer: Html })),
    }),
  },
  plusStepInfo: { body: record({}), result: record({ is_qiye: Flag, group_name: Text, can_buy_plus: Flag }) },
} as const satisfies SchemaTable;
