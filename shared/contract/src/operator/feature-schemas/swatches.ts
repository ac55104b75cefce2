import { Type } from 'typebox';
import { swatchStates } from '../../constants/swatches.ts';
import { Address } from '../../entities/address.ts';
import { Id, Instant, nullable, oneOf, record, Text } from '../../entities/fields.ts';
import { partOf, waitingOrAll } from '../entities.ts';

export const swatchesOperatorSchemas = {
  /** Requests that wait, or all, the oldest first. */
  swatches: {
    query: waitingOrAll,
    result: partOf(
      record({
        id: Id,
        created_at: Instant,
        sent_at: nullable(Instant),
        status: oneOf(swatchStates),
        email: Text,
        address: Address,
        /** In English, such as `Lund sofa: Green`. */
        swatches: Type.Array(Text),
      }),
    ),
  },
  /** They are in the post: a letter says so. */
  sendSwatches: {
    body: record({ id: Id }),
    result: record({ id: Id, email: Text }),
    errors: { 404: 'There is no such request.', 409: 'They were sent already; nothing was changed.' },
  },
} as const;
