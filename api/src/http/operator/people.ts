import { findKey } from '../../database/operator/keys.ts';
import { findPerson, peopleIn, type PersonRow } from '../../database/operator/people.ts';
import { OperatorProblem } from '../../domain/operator-problem.ts';
import { addressOf } from '../../domain/operator/second-factor.ts';
import { changePerson, endPerson, invitePerson, makePerson } from '../../flows/operator/people.ts';
import {
  acceptInvitation,
  changeOwnPassword,
  invitedPerson,
  renewRecoveryCodes,
  signInOperator,
  signOutOperator,
  type NewSession,
} from '../../flows/operator/sessions.ts';
import { partAnswered, partAsked } from './part.ts';
import type { OperatorHandlers } from './serve.ts';

const personOf = ({ id, name, email, role, createdAt, joinedAt, invitedUntil, endedAt }: PersonRow) => ({
  id,
  name,
  email,
  role,
  created_at: createdAt.toISOString(),
  joined_at: joinedAt?.toISOString() ?? null,
  invited_until: invitedUntil?.toISOString() ?? null,
  ended_at: endedAt?.toISOString() ?? null,
});

const sessionOf = ({ token, expiresAt }: NewSession) => ({ token, expires_at: expiresAt.toISOString() });

/** People who work for the shop, and how they come in. */
export const peopleCalls: OperatorHandlers<
  | 'me'
  | 'signIn'
  | 'signOut'
  | 'invitation'
  | 'acceptInvitation'
  | 'changeOwnPassword'
  | 'renewRecoveryCodes'
  | 'people'
  | 'makePerson'
  | 'changePerson'
  | 'invitePerson'
  | 'endPerson'
> = {
  me: async ({ services: { db }, by }) => {
    const key = await findKey(db, by.keyId ?? 0);
    if (!key) throw new OperatorProblem('There is no such key.', 404);
    const person = key.personId === null ? null : await findPerson(db, key.personId);
    return {
      name: person?.name ?? key.name,
      role: key.role,
      person: person && { id: person.id, email: person.email, recovery_codes: person.recoveryHashes.length },
      expires_at: key.expiresAt?.toISOString() ?? null,
    };
  },
  signIn: async ({ services, address, body }) => {
    const session = await signInOperator(services, body, address);
    return { session: session && sessionOf(session) };
  },
  signOut: async ({ services, by }) => {
    await signOutOperator(services, by);
    return {};
  },
  invitation: async ({ services, address, body }) => {
    const { name, email, role, secondFactorSecret: secret } = await invitedPerson(services, body.invitation, address);
    return { name, email, role, secret, address: addressOf(secret, email) };
  },
  acceptInvitation: async ({ services, address, body }) => {
    const { recoveryCodes, ...session } = await acceptInvitation(services, body, address);
    return { session: sessionOf(session), recovery_codes: [...recoveryCodes] };
  },
  changeOwnPassword: async ({ services, by, body }) => {
    await changeOwnPassword(services, by, body);
    return {};
  },
  renewRecoveryCodes: async ({ services, by, body }) => ({
    recovery_codes: await renewRecoveryCodes(services, by, body.password),
  }),
  people: async ({ services, query }) =>
    partAnswered(query, await peopleIn(services.db, partAsked(query)), ({ id }) => id, personOf),
  makePerson: async ({ services, by, body: { name, ...body } }) => {
    const { row, invitation } = await makePerson(services, by, { ...body, name: name.trim() });
    return { ...personOf(row), invitation };
  },
  changePerson: async ({ services, by, body: { id, name, role } }) => {
    const changes = { ...(name !== undefined && { name: name.trim() }), ...(role !== undefined && { role }) };
    return personOf(await changePerson(services, by, id, changes));
  },
  invitePerson: async ({ services, by, body }) => {
    const { row, invitation } = await invitePerson(services, by, body.id);
    return { ...personOf(row), invitation };
  },
  endPerson: async ({ services, by, body }) => personOf(await endPerson(services, by, body.id)),
};
