import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { validatorOf } from '../validation.ts';

const Account = Type.Object(
  { email: Type.String({ maxLength: 200 }), firstname: Type.String(), lastname: Type.String() },
  { additionalProperties: false },
);

/** Stands in for Google's own prompt: `POST /dev/google/id_token` gives a token for any account. */
export const registerGoogleStandIn = (app: FastifyInstance): void => {
  const { google, now } = app.services;
  const check = validatorOf(Account, 'json');
  app.post('/dev/google/id_token', { schema: { hide: true } }, (request) => {
    // The check makes the body what the type says.
    const account = check(request.body) as Static<typeof Account>;
    return { id_token: google.issue?.(account, now()) ?? null };
  });
};
