import { confirmEmail, modifyPassword, resetPassword } from '../../flows/account/passwords.ts';
import { callsFor } from '../call.ts';

export const passwordsCalls = {
  ...callsFor('anyone', {
    resetPassword: ({ services, body, ...visit }) => resetPassword(services, body, visit),

    confirmEmail: ({ services, body, ...visit }) => confirmEmail(services, body, visit),
  }),
  ...callsFor('customer', {
    modifyPassword: ({ services, body, ...visit }) => modifyPassword(services, body, visit),
  }),
};
