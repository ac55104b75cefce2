import { Type } from 'typebox';
import { SignInResult } from '../entities/customer.ts';
import { nullable, record, Text } from '../entities/fields.ts';
import type { SchemaTable } from './definition.ts';

const LongToken = Type.String({ minLength: 1, maxLength: 8000 });

export const identitySchemas = {
  /** `id_token` is Google's; an unknown e-mail becomes a verified customer. */
  googleLogin: {
    query: record({ id_token: LongToken }),
    result: SignInResult,
    errors: { 400: 'Google did not issue this token, not for this shop, or it has expired.' },
  },
  googleRecaptcha: {
    body: record({ g_recaptcha_response: LongToken }),
    result: record({ success: Type.Boolean() }),
    errors: { 400: 'Incorrect reCAPTCHA.', 503: 'It cannot be checked now; try again.' },
  },
  /** What the tag manager is told after a sign-in; hashes in place of what names a person. */
  tagManager: {
    result: record({
      customer_id: nullable(Text),
      customer_group: Text,
      email_sha256: nullable(Text),
      is_plus: Type.Boolean(),
    }),
  },
} as const satisfies SchemaTable;
