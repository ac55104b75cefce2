import { Type } from 'typebox';
import { swatchStates } from '../constants/swatches.ts';
import { Address, addressFields } from '../entities/address.ts';
import { Email, Id, Instant, nullable, oneOf, optional, Picture, record, Text, UrlPath } from '../entities/fields.ts';
import type { SchemaTable } from './definition.ts';

export const swatchesSchemas = {
  /** The customer's, and those that were asked for without an account under their confirmed address; the newest first. */
  swatchRequests: {
    result: record({
      list: Type.Array(
        record({
          request_id: Id,
          state: oneOf(swatchStates),
          created_at: Instant,
          sent_at: nullable(Instant),
          address: Address,
          swatches: Type.Array(
            record({
              product_id: Id,
              /** In the reader's language, as it was when it was asked for. */
              name: Text,
              color: Text,
              /** Null for a product that is no longer sold. */
              url_path: nullable(UrlPath),
              thumbnail: nullable(Picture),
            }),
          ),
        }),
      ),
    }),
  },
  /**
   * Free samples of the colours of products, by post. The same `idempotency_key` again is answered with the request that it
   * made. Two variants of one colour are one swatch.
   */
  addSwatchRequest: {
    body: record({
      /** Random, made by whoever asks. */
      idempotency_key: Type.String({ minLength: 8, maxLength: 100 }),
      /** `child_id`: a variant that has the colour. */
      swatches: Type.Array(record({ product_id: Id, child_id: Id }), { maxItems: 50 }),
      /** A guest's; a customer's own is taken from the account. */
      email: optional(Email),
      ...addressFields,
    }),
    result: record({ request_id: Id, state: oneOf(swatchStates) }),
    errors: {
      404: 'There is no such product, or no such variant of it.',
      409: 'It is no longer sold, it has no colours, or this customer or household has had the swatch lately.',
    },
  },
} as const satisfies SchemaTable;
