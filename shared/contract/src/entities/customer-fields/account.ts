import { Type } from 'typebox';
import { Count, Id, nullable, record, Text } from '../fields.ts';

export const accountCustomerFields = {
  entity_id: Id,
  email: Text,
  firstName: Text,
  lastName: Text,
  customer_phone: nullable(Text),
  interest: Type.Array(Text),
  gender: nullable(Text),
  births: nullable(Text),
  grade: nullable(Text),
  points: Count,
  tip: nullable(Text),
  is_dropship: Type.Boolean(),
  customer_group: Text,
  customer_group_id: Type.Integer(),
  subscriber: record({ subscriber_email: Type.Boolean(), subscriber_sms: Type.Boolean() }),
};
