import { Type } from 'typebox';
import { alertPurposes } from '../constants/alerts.ts';
import {
  AskedCents,
  Cents,
  Count,
  Email,
  Id,
  Instant,
  Nothing,
  nullable,
  oneOf,
  optional,
  Picture,
  record,
  Text,
  UrlPath,
} from '../entities/fields.ts';
import type { SchemaTable } from './definition.ts';

const aboutFields = {
  purpose: oneOf(alertPurposes),
  /** In the reader's language, with its options; null where the shop knows nothing of it any more. */
  name: nullable(Text),
  url_path: nullable(UrlPath),
  child_id: nullable(Id),
  /** The page's price when the alert was asked for. */
  price: Cents,
  /** What it is to cost at most; null where any drop will do. */
  amount: nullable(Cents),
};

const Token = record({ token: Type.String({ maxLength: 100 }) });
const noLink = { 404: 'No letter has a link with this token.' };

export const alertsSchemas = {
  /** Those that wait, of the customer and of their confirmed address, the newest first. */
  productAlerts: {
    result: record({
      list: Type.Array(
        record({
          alert_id: Id,
          ...aboutFields,
          thumbnail: nullable(Picture),
          /** The page's price now; null for what is no longer sold. */
          price_now: nullable(Cents),
          /** False until the link of a letter has confirmed it. */
          is_confirmed: Type.Boolean(),
          expires_at: Instant,
        }),
      ),
    }),
  },
  /**
   * Of an address that the caller has not shown to be theirs a letter asks first (`to_confirm`); the answer does not say
   * whether it has such an alert already, or too many.
   */
  addProductAlert: {
    body: record({
      product_id: Id,
      child_id: optional(Id),
      purpose: oneOf(alertPurposes),
      /** Only of `price`: what it is to cost at most. */
      amount: optional(AskedCents),
      /** Without one, the customer's own. */
      email: optional(Email),
    }),
    result: record({ state: oneOf(['active', 'to_confirm']) }),
    errors: {
      404: 'There is no such product or variant.',
      409: 'It is gone, it is in stock already, or the customer has as many alerts as one may have.',
    },
  },
  cancelProductAlert: { body: record({ alert_id: Id }), result: Nothing, errors: { 404: 'No alert that waits.' } },
  /** What a letter's link is about. `open` counts what waits for its address; most of the address is hidden. */
  alertOfLetter: {
    body: Token,
    result: record({ ...aboutFields, email: Text, state: oneOf(['to_confirm', 'active', 'over']), open: Count }),
    errors: noLink,
  },
  confirmAlert: { body: Token, result: Nothing, errors: { ...noLink, 409: 'The alert is over.' } },
  /** Ends every alert of the letter's address. */
  stopAlerts: { body: Token, result: Nothing, errors: noLink },
} as const satisfies SchemaTable;
