import { Type } from 'typebox';
import { ProductCard } from '../entities/catalogue.ts';
import { Count, Flag, Line, Nothing, nullable, optional, record, Text } from '../entities/fields.ts';
import { PlusOrder, PlusOrderResult } from '../entities/plus.ts';
import type { SchemaTable } from './definition.ts';
import { listOf, pageOf, paging } from './parts.ts';

const Phone = Type.String({ minLength: 1, maxLength: 30 });
const notAllowed = {
  403: 'A business or enterprise customer cannot join Plus+.',
  409: 'A member already, and not within the 60 days before the end.',
};

const closed = { 503: 'Telephones or payments cannot be reached at the moment.' };

export const plusSchemas = {
  plusSendCode: { body: record({ phone: Phone }), result: Nothing, errors: { ...notAllowed, ...closed } },
  plusVerifyCode: {
    body: record({ phone: Phone, code: Type.String({ minLength: 4, maxLength: 4 }), vip_code: optional(Line) }),
    result: record({ is_verified: Flag }),
    errors: { 400: 'One of the codes is wrong or has expired.' },
  },
  phoneNumberVerify: { body: record({ phone: Phone }), result: record({ is_valid: Flag, phone: Text }) },
  plusOrderList: { query: record(paging), result: pageOf(PlusOrder, {}) },
  plusOrderDetail: {
    query: record({ plus_num: Line }),
    result: PlusOrder,
    errors: { 404: 'Not one of this customer’s.' },
  },
  plusPaymentLink: {
    body: record({ vip_code: optional(Line) }),
    result: record({ url: Text, order_sn: Text }),
    errors: { ...notAllowed, ...closed },
  },
  /** `order` is null as long as nothing was paid. */
  plusOrderMaybeSucceeded: {
    body: record({ order_sn: optional(Line) }),
    result: record({ is_success: Flag, order: nullable(PlusOrderResult) }),
  },
  plusIsCompleted: {
    body: record({ order_sn: Line }),
    result: record({ is_completed: Flag }),
    errors: { 404: 'Not an order of this customer’s.' },
  },
  plusProducts: { query: record(paging), result: record({ ...listOf(ProductCard).properties, total: Count }) },
} as const satisfies SchemaTable;
