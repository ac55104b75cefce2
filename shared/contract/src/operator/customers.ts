import { Type } from 'typebox';
import { Cents, Count, Id, Instant, Line, nullable, oneOf, optional, record, Text } from '../entities/fields.ts';
import { Given, part, partOf } from './entities.ts';
import { CsvFile, fileErrors, mistakes } from './file-body.ts';
import { movedAccountsShops, remarked } from './moving.ts';

const CustomerRow = record({
  id: Id,
  email: Text,
  firstname: Text,
  lastname: Text,
  language: Text,
  created_at: Instant,
  /** Whether the address is confirmed. */
  verified: Type.Boolean(),
  /** Since when they may not sign in; null while they may. */
  blocked_at: nullable(Instant),
});
const CustomerWhole = record({
  ...CustomerRow.properties,
  group: Text,
  telephone: nullable(Text),
  /** Null without a membership that lasts. */
  plus_until: nullable(Instant),
  orders: Count,
  /** What they can spend. */
  points: Count,
  credit: Cents,
});

const byId = record({ id: Id });
const errors = { 404: 'There is no such thing.', 409: 'Its state forbids it; nothing was changed.' };

/** `unchanged`: rows whose address has an account; `subscribed`: new ones whom the newsletter takes in. */
const made = {
  made: Count,
  unchanged: Count,
  subscribed: Count,
  ...mistakes,
  ...remarked,
};

/** Calls about the shop's customers. */
export const customersSchemas = {
  /** The newest first; `search` is a number, or a part of a name or an address. */
  customers: {
    query: record({ ...part, search: optional(Line), blocked: optional(Type.Boolean()) }),
    result: partOf(CustomerRow),
  },
  customer: { query: byId, result: CustomerWhole, errors },
  /** Whoever is blocked is signed out everywhere, and can sign in no more. */
  blockCustomer: { body: record({ id: Id, blocked: Type.Boolean() }), result: CustomerWhole, errors },
  /** What comes into a ledger, or with a minus goes out of it; cents of credit. A `reference` stands for one change of a ledger. */
  adjustLedger: {
    body: record({
      id: Id,
      ledger: oneOf(['points', 'credit'] as const),
      amount: Type.Integer({ minimum: -10_000_000, maximum: 10_000_000 }),
      reference: Given,
    }),
    result: CustomerWhole,
    errors,
  },
  /** Everything that the shop knows of them, as a page and as JSON, in their language. */
  exportCustomer: { body: byId, result: record({ made_at: Instant, html: Text, json: Text }), errors },
  /** As if they did it themselves: what is under way forbids it. */
  deleteCustomer: { body: byId, result: byId, errors },
  /**
   * A file of customers out of that of another shop; `language` of those whose language it does not say. `undated`: who
   * agreed to the newsletter on a day that the file does not say, and is not written to. Nothing is changed.
   */
  convertCustomers: {
    query: record({ shop: oneOf(movedAccountsShops), language: optional(oneOf(['en', 'fr'])) }),
    body: CsvFile,
    result: record({ csv: Text, customers: Count, undated: Count, ...remarked }),
  },
  /** Accounts of customers who come from another shop; docs/how-to/move-in.md tells the columns of a file. */
  previewCustomers: { body: CsvFile, result: record(made) },
  /** Accounts without a password, to which no letter is sent. With `skip_wrong` rows with mistakes are left out. */
  applyCustomers: {
    query: record({ skip_wrong: optional(Type.Boolean()) }),
    body: CsvFile,
    result: record(made),
    errors: fileErrors,
  },
} as const;
