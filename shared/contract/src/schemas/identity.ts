import { Type } from 'typebox';
import { Session, SignInResult } from '../entities/customer.ts';
import { Email, Id, Line, Nothing, nullable, record, Text } from '../entities/fields.ts';
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
  /** An e-mail without an account gets the same answer, and no letter. */
  signInCode: { body: record({ email: Email }), result: Nothing },
  /** A right code confirms the address as well. */
  signInByCode: {
    body: record({ email: Email, verify_code: Line }),
    result: SignInResult,
    errors: { 400: 'The code is wrong, was used, or has expired.' },
  },
  sessions: { result: record({ sessions: Type.Array(Session) }) },
  endSession: { body: record({ id: Id }), result: Nothing, errors: { 404: 'Not one of this customer’s sessions.' } },
  /** The session that asks ends as well. */
  endAllSessions: { body: record({}), result: Nothing },
  /** After a sign-in; hashes in place of what names a person. */
  tagManager: {
    result: record({
      customer_id: nullable(Text),
      customer_group: Text,
      email_sha256: nullable(Text),
      is_plus: Type.Boolean(),
    }),
  },
} as const satisfies SchemaTable;
