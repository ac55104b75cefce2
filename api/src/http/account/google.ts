import type { FastifyInstance } from 'fastify';
import { registerCall } from '../call.ts';
import { signInWithGoogle } from '../../flows/account/google.ts';

/** Google one-tap (AUTH-016, API-021). */
export const registerGoogle = (app: FastifyInstance): void => {
  registerCall(app, 'googleLogin', 'anyone', async ({ services, query, language, ...visit }) => {
    return signInWithGoogle(services, query.id_token, language, visit);
  });
};
