import { Type } from 'typebox';
import { Line, Nothing, nullable, optional, record, Text } from '../entities/fields.ts';
import type { SchemaTable } from './definition.ts';

/** The address of a browser at its push service. */
const Endpoint = Type.String({ minLength: 10, maxLength: 2000 });

export const pushSchemas = {
  /** For subscribing (VAPID, URL-safe Base64); null where the shop sends no push messages. */
  pushKey: { result: record({ public_key: nullable(Text) }) },
  /**
   * As `PushSubscription.toJSON()` has it. It is kept for whoever is signed in, so it is sent again after a sign-in or a
   * logout. With `replaces`, the address before, it stays whose it is.
   */
  pushSubscribe: {
    body: record({ endpoint: Endpoint, p256dh: Line, auth: Line, replaces: optional(Endpoint) }),
    result: Nothing,
    errors: { 400: 'The address is of no push service that is known.', 503: 'No push messages are sent now.' },
  },
  pushUnsubscribe: { body: record({ endpoint: Endpoint }), result: Nothing },
} as const satisfies SchemaTable;
