import type { CallBody } from '@shop/contract';
import { invalidField } from '../../domain/messages.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { callsFor, type CallContext } from '../call.ts';
import { sendIfKnown } from '../../flows/account/emailed-codes.ts';
import { emailOf } from '../../flows/address/checked-address.ts';
import { confirmByCode, resetTokenByCode, openLink } from '../../flows/account/verification.ts';
import { confirmEmail, modifyPassword, resetPassword } from '../../flows/account/passwords.ts';

export const passwordsCalls = {
  ...callsFor('anyone', {
    resetPassword: ({ services, body, ...visit }) => resetPassword(services, body, visit),

    confirmEmail: ({ services, body, ...visit }) => confirmEmail(services, body, visit),
  }),
  ...callsFor('customer', {
    modifyPassword: ({ services, body, ...visit }) => modifyPassword(services, body, visit),
  }),
};

type Operation = CallBody<'verifyToken'>['operation'];

/** Checks that a code is for the purpose of the call. @throws ShopError 400 whose result names the field */
const agree = (operation: Operation | undefined, purpose: Operation): void => {
  if (operation !== undefined && operation !== purpose)
    throw new ShopError(400, invalidField('operation'), { field: 'operation' });
};

const verifyEmail = async ({
  services,
  body,
  language,
  ...caller
}: CallContext<'verifyEmail' | 'verifyEmailCode', 'anyone'>) => {
  agree(body.operation, 'register');
  const email = emailOf(body.email);
  if (body.action === 'resend') {
    await sendIfKnown(services, email, 'register', caller, language);
    return { token: null, verify_status: false, entity_id: null };
  }
  return confirmByCode(services, email, body.verify_code ?? '', caller);
};

/**
 * The e-mailed codes (API-013 to API-016). `action=resend` sends another one; an unknown e-mail gets the same answer,
 * and
 * no letter. A code that was sent to reset a password confirms nothing, and the other way round.
 */
export const verificationCalls = callsFor('anyone', {
  verifyEmail,

  verifyEmailCode: verifyEmail,

  forgotPassword: async ({ services, body, language, ...caller }) => {
    agree(body.operation, 'forget_password');
    await sendIfKnown(services, emailOf(body.email), 'forget_password', caller, language);
    return null;
  },

  verifyCodeEmail: async ({ services, body, language, ...caller }) => {
    agree(body.operation, 'forget_password');
    const email = emailOf(body.email);
    if (body.action === 'resend') {
      await sendIfKnown(services, email, 'forget_password', caller, language);
      return { token: null };
    }
    return { token: await resetTokenByCode(services, email, body.verify_code ?? '', caller) };
  },

  verifyToken: ({ services, body, ...caller }) => openLink(services, body, caller),
});
