import { Type } from 'typebox';
import { Instant, record, Text } from '../entities/fields.ts';

/** Characters that somebody who works for the shop has to choose at least. */
export const shortestOperatorPassword = 12;

export const Password = Type.String({ minLength: 1, maxLength: 200 });
export const NewPassword = Type.String({ minLength: shortestOperatorPassword, maxLength: 200 });
/** Six digits of the second factor, or a recovery code. */
export const Code = Type.String({ minLength: 1, maxLength: 40 });
export const Token = Type.String({ minLength: 1, maxLength: 100 });

/** `token` stands where a key does, and is told this once. */
export const Session = record({ token: Text, expires_at: Instant });
export const AcceptedInvitation = record({
  session: Session,
  /** Each stands for the second factor once; they are told here alone. */
  recovery_codes: Type.Array(Text),
});
