import { Id, Line, nullable, oneOf, optional, record, Text, Html } from '../entities/fields.ts';
import { salesChannels } from '../values.ts';
import type { SchemaTable } from './definition.ts';
import { contactFields, Message } from './parts.ts';

const applicationFields = {
  ...contactFields,
  website: optional(Line),
  sales_channel: oneOf(salesChannels),
  message: optional(Message),
};
/** An application as it was sent, with what became of it. */
const Application = record({
  application_id: Id,
  status: oneOf(['pending', 'approved', 'declined'] as const),
  ...applicationFields,
  /** Of the dropship programme only. */
  sales_channel: optional(oneOf(salesChannels)),
  /** Of a business account only. */
  business_number: optional(Line),
  /** Why it was declined, as the operator wrote it; absent without a reason. */
  rejection_reason: optional(Text),
});
const appliedBefore = { 409: 'There is an application already.' };

export const programmeSchemas = {
  dropshipProgram: { result: record({ title: Text, content: Html, application: nullable(Application) }) },
  dropshipStatus: { result: record({ status: oneOf(['none', 'pending', 'approved', 'declined'] as const) }) },
  addDropshipProgram: { body: record(applicationFields), result: Application, errors: appliedBefore },
  editDropshipProgram: {
    body: record({ application_id: Id, ...applicationFields }),
    result: Application,
    errors: { 404: 'Not an application of this customer’s.', 409: 'It was decided already.' },
  },
  addBusinessAccount: {
    body: record({ ...contactFields, business_number: optional(Line), message: optional(Message) }),
    result: Application,
    errors: appliedBefore,
  },
  businessAccount: { result: record({ application: nullable(Application) }) },
} as const satisfies SchemaTable;
