import { Type } from 'typebox';
import { Cents, Count, Instant, Nothing, nullable, oneOf, optional, record, Text } from '../entities/fields.ts';
import { openMatterKinds } from '../values.ts';
import type { SchemaTable } from './definition.ts';

/** Asked for again unless the session began within the last ten minutes. */
const presence = { password: optional(Type.String({ maxLength: 200 })) };
const wrongPassword = 'The password is wrong, or is needed because the sign-in is older than ten minutes.';

export const ownDataSchemas = {
  ownData: {
    result: record({
      /** In words: kept for how long, why, and left by an account’s deletion. */
      topics: Type.Array(
        record({
          title: Text,
          list: Type.Array(record({ what: Text, kept: Text, why: Text, at_deletion: Text })),
        }),
      ),
      /** Only then what was left under the address without an account is theirs. */
      email_confirmed: Type.Boolean(),
      /** Whether no password is asked for now. */
      is_recent: Type.Boolean(),
      /** The account cannot be deleted while they are under way. */
      open: Type.Array(record({ kind: oneOf(openMatterKinds), reference: Text })),
      /** Ends with the account and is not paid out. */
      lost: record({ points: Count, credit: Cents, plus_until: nullable(Instant) }),
    }),
  },
  /** A page that stands alone, in the language of the request, and the same as JSON. */
  exportOwnData: {
    body: record(presence),
    result: record({ made_at: Instant, html: Text, json: Text }),
    errors: { 400: wrongPassword },
  },
  /** At once and for good: sessions end with it, and the address may be registered anew. */
  deleteAccount: {
    body: record(presence),
    result: Nothing,
    errors: { 400: wrongPassword, 409: 'Something is under way that needs the account; `ownData` says what.' },
  },
} as const satisfies SchemaTable;
