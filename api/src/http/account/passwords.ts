import type { FastifyInstance } from 'fastify';
import { confirmEmail, modifyPassword, resetPassword } from '../../flows/account/passwords.ts';
import { registerCall } from '../call.ts';

export const registerPasswords = (app: FastifyInstance): void => {
  registerCall(app, 'resetPassword', 'anyone', ({ services, body, ...visit }) => resetPassword(services, body, visit));
  registerCall(app, 'confirmEmail', 'anyone', ({ services, body, ...visit }) => confirmEmail(services, body, visit));
  registerCall(app, 'modifyPassword', 'customer', ({ services, body, ...visit }) =>
    modifyPassword(services, body, visit),
  );
};
