import { callsFor, type CallContext } from '../call.ts';
import { sendIfKnown } from '../../flows/account/emailed-codes.ts';
import { emailOf } from '../../flows/account/email.ts';
import { confirmByCode, resetTokenByCode, openLink } from '../../flows/account/verification.ts';

const verifyEmail = async ({
  services,
  body,
  language,
  ...asker
}: CallContext<'verifyEmail' | 'verifyEmailCode', 'anyone'>) => {
  const email = emailOf(body.email);
  if (body.action === 'resend') {
    await sendIfKnown(services, email, 'register', asker, language);
    return { token: null, verify_status: false, entity_id: null };
  }
  return confirmByCode(services, email, body.verify_code ?? '', asker);
};

/**
 * The e-mailed codes (API-013 to API-016). `action=resend` sends another one; an unknown e-mail gets the same answer,
 * and
 * no letter. A code that was sent to reset a password confirms nothing, and the other way round.
 */
export const verificationCalls = callsFor('anyone', {
  verifyEmail,

  verifyEmailCode: verifyEmail,

  forgotPassword: async ({ services, body, language, ...asker }) => {
    await sendIfKnown(services, emailOf(body.email), 'forget_password', asker, language);
    return null;
  },

  verifyCodeEmail: async ({ services, body, language, ...asker }) => {
    const email = emailOf(body.email);
    if (body.action === 'resend') {
      await sendIfKnown(services, email, 'forget_password', asker, language);
      return { token: null };
    }
    return { token: await resetTokenByCode(services, email, body.verify_code ?? '', asker) };
  },

  verifyToken: ({ services, body, ...asker }) => openLink(services, body, asker),
});
