import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { orderStates } from '@shop/contract';
import { sandboxAccountsPath, type AccountRequest } from '@shop/contract/sandbox';
import { makeAccount, removeMadeAccount } from '../../flows/account/made-account.ts';
import { validatorOf } from '../validation.ts';

const Whole = (maximum: number) => Type.Integer({ minimum: 0, maximum });
const Name = Type.String({ maxLength: 60 });
const AccountRequestSchema = Type.Object(
  {
    label: Type.Optional(Type.String({ pattern: '^[a-z0-9][a-z0-9.-]{0,39}$' })),
    language: Type.Optional(Type.Enum(['en', 'fr'])),
    firstname: Type.Optional(Name),
    lastname: Type.Optional(Name),
    verified: Type.Optional(Type.Boolean()),
    addresses: Type.Optional(Whole(12)),
    points: Type.Optional(Whole(1_000_000)),
    group: Type.Optional(Type.Enum(['General', 'PLUS+', 'Enterprise', 'Dropship Partner'])),
    plus_days: Type.Optional(Whole(730)),
    orders: Type.Optional(Type.Array(Type.Enum([...orderStates]), { maxItems: 10 })),
  },
  { additionalProperties: false },
);
const Email = Type.Object({ email: Type.String({ maxLength: 200 }) }, { additionalProperties: false });

/**
 * Test accounts by call: `POST /dev/accounts` with an `AccountRequest` answers a `MadeAccount`, `DELETE /dev/accounts` with
 * its `email` takes it back.
 */
export const registerAccounts = (app: FastifyInstance): void => {
  const { services } = app;
  const hide = { schema: { hide: true } };
  const checkRequest = validatorOf(AccountRequestSchema, 'json');
  const checkEmail = validatorOf(Email, 'json');
  // The checks make the bodies what the types say.
  app.post(sandboxAccountsPath, hide, (request) =>
    makeAccount(services, checkRequest(request.body ?? {}) as AccountRequest),
  );
  app.delete(sandboxAccountsPath, hide, (request) => {
    const { email } = checkEmail(request.body) as { email: string };
    return removeMadeAccount(services, email).then(() => ({ status: 'ok' }));
  });
};
