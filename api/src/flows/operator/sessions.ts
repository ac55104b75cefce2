import { endSession, endSessions, insertKey, type KeyRow } from '../../database/operator/keys.ts';
import { logChange } from '../../database/operator/log.ts';
import {
  findPerson,
  lockPerson,
  personByEmail,
  personByInvitation,
  updatePerson,
  type PersonRow,
} from '../../database/operator/people.ts';
import type { Queryable } from '../../database/connection.ts';
import { transact } from '../../database/transact.ts';
import { normalisedEmail } from '../../domain/account/email.ts';
import { passwordProblem } from '../../domain/account/password.ts';
import { fingerprint, newToken } from '../../domain/account/tokens.ts';
import { OperatorProblem } from '../../domain/operator-problem.ts';
import type { Operator } from '../../domain/operator/operator.ts';
import { beginOfCode, newRecoveryCodes, plainRecoveryCode } from '../../domain/operator/second-factor.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { demandWithin } from '../../limits/demand.ts';
import type { Services } from '../../services.ts';
import { accountMessages, passwordMessages } from '../account/messages.ts';
import { sessionMessages } from './session-messages.ts';

/** ms for which a session of somebody who works for the shop holds. */
const sessionLifetime = 12 * 60 * 60 * 1000;

/** `token` is told here and kept nowhere. */
export interface NewSession {
  readonly row: KeyRow;
  readonly token: string;
  readonly expiresAt: Date;
}

const beginSession = async (db: Queryable, { id, name, role }: PersonRow, now: Date): Promise<NewSession> => {
  const token = `os_${newToken()}`;
  const expiresAt = new Date(now.getTime() + sessionLifetime);
  const row = await insertKey(db, { name, role, hash: fingerprint(token), createdAt: now, expiresAt, personId: id });
  return { row, token, expiresAt };
};

const hashed = (codes: readonly string[]): string[] => codes.map((code) => fingerprint(plainRecoveryCode(code)));

const wrongPassword = (): ShopError => new ShopError(400, accountMessages.wrongPassword, { field: 'password' });
const wrongCode = (): ShopError => new ShopError(400, sessionMessages.wrongCode, { field: 'code' });

/** Uses up the code that was given, of the second factor or for recovery. @throws ShopError 400 for any other */
const useCode = async (
  db: Queryable,
  row: PersonRow,
  code: string,
  now: Date,
): Promise<'second-factor' | 'recovery'> => {
  const began = beginOfCode(row.secondFactorSecret, code, now, row.secondFactorAt);
  if (began) {
    await updatePerson(db, row.id, { secondFactorAt: began });
    return 'second-factor';
  }
  const hash = fingerprint(plainRecoveryCode(code));
  if (!row.recoveryHashes.includes(hash)) throw wrongCode();
  await updatePerson(db, row.id, { recoveryHashes: row.recoveryHashes.filter((one) => one !== hash) });
  return 'recovery';
};

interface SignIn {
  readonly email: string;
  readonly password: string;
  readonly code?: string | undefined;
}

/**
 * Signs somebody in who works for the shop. Attempts are counted before anything is looked at, and a code is looked at
 * only beside the right password, so that nobody who does not know it closes the account of somebody else.
 * @param address IP address of whoever asks, for the limits
 * @returns null without a code, once the password is right
 * @throws ShopError 400 with the field that is wrong, 429
 */
export const signInOperator = async (
  services: Services,
  { email: given, password, code }: SignIn,
  address: string,
): Promise<NewSession | null> => {
  const email = normalisedEmail(given) ?? given;
  await demandWithin(services, 'operatorSignIn', { address, subject: `${address} ${email}` });
  await demandWithin(services, 'operatorSignInAnywhere', { subject: email });
  const person = await personByEmail(services.db, email);
  const { isRight } = await services.passwords.compare(password, person?.passwordHash ?? null);
  if (!person?.joinedAt || person.endedAt || !isRight) throw wrongPassword();
  if (code === undefined) return null;
  await demandWithin(services, 'operatorCode', { subject: person.id });
  return transact(services.db, async (db) => {
    const row = await lockPerson(db, person.id);
    // Another password may have been chosen, or the person have left, since it was compared.
    if (!row || row.endedAt || row.passwordHash !== person.passwordHash) throw wrongPassword();
    const by = await useCode(db, row, code, services.now());
    const session = await beginSession(db, row, services.now());
    const change = { action: 'session.begin', subject: row.id, before: null, after: { by } };
    await logChange(db, { keyId: session.row.id }, change, services.now());
    return session;
  });
};

/** @throws OperatorProblem for a key */
const personOf = ({ personId }: Operator): number => {
  if (typeof personId === 'number') return personId;
  throw new OperatorProblem('This is for sessions of people: a key has no password, and ends when it is revoked.');
};

/** @throws OperatorProblem for a key */
export const signOutOperator = ({ db: outer, now }: Services, by: Operator): Promise<void> =>
  transact(outer, async (db) => {
    const subject = personOf(by);
    if (!(await endSession(db, by.keyId ?? 0, now()))) return;
    await logChange(db, by, { action: 'session.end', subject, before: null, after: { ended: true } }, now());
  });

/** Whom an invitation is for. @throws OperatorProblem for one that is no good, ShopError 429 */
export const invitedPerson = async (services: Services, invitation: string, address: string): Promise<PersonRow> => {
  await demandWithin(services, 'operatorInvitation', { address });
  const row = await personByInvitation(services.db, fingerprint(invitation));
  if (!row?.invitedUntil || row.invitedUntil <= services.now())
    throw new ShopError(404, sessionMessages.invitationEnded);
  return row;
};

const demandGoodPassword = (password: string): void => {
  const problem = passwordProblem(password);
  if (problem) throw new ShopError(400, passwordMessages[problem], { field: 'password' });
};

/**
 * Chooses a password and proves the second factor, with which a first session begins.
 * @throws ShopError 400 with the field that is wrong, 404, 429
 */
export const acceptInvitation = async (
  services: Services,
  { invitation, password, code }: { invitation: string; password: string; code: string },
  address: string,
): Promise<NewSession & { readonly recoveryCodes: readonly string[] }> => {
  const { id } = await invitedPerson(services, invitation, address);
  demandGoodPassword(password);
  await demandWithin(services, 'operatorCode', { subject: id });
  const passwordHash = await services.passwords.hash(password);
  return transact(services.db, async (db) => {
    const row = await lockPerson(db, id);
    if (row?.invitationHash !== fingerprint(invitation)) throw new ShopError(404, sessionMessages.invitationEnded);
    const secondFactorAt = beginOfCode(row.secondFactorSecret, code, services.now(), null);
    if (!secondFactorAt) throw wrongCode();
    const recoveryCodes = newRecoveryCodes();
    const joined = await updatePerson(db, id, {
      passwordHash,
      secondFactorAt,
      recoveryHashes: hashed(recoveryCodes),
      invitationHash: null,
      invitedUntil: null,
      joinedAt: services.now(),
    });
    const session = await beginSession(db, joined, services.now());
    const change = { action: 'person.join', subject: id, before: { joined: false }, after: { joined: true } };
    await logChange(db, { keyId: session.row.id }, change, services.now());
    return { ...session, recoveryCodes };
  });
};

/** The signed-in person, whose password was given once more. @throws OperatorProblem for a key, ShopError 400, 429 */
const provenPerson = async (services: Services, by: Operator, password: string, field: string): Promise<PersonRow> => {
  const id = personOf(by);
  await demandWithin(services, 'operatorPassword', { subject: id });
  const row = await findPerson(services.db, id);
  const { isRight } = await services.passwords.compare(password, row?.passwordHash ?? null);
  if (!row || !isRight) throw new ShopError(400, accountMessages.wrongOldPassword, { field });
  return row;
};

/** Every other session of the person ends. @throws OperatorProblem for a key, ShopError 400 with the field that is wrong, 429 */
export const changeOwnPassword = async (
  services: Services,
  by: Operator,
  { old_password, password }: { old_password: string; password: string },
): Promise<void> => {
  demandGoodPassword(password);
  const { id } = await provenPerson(services, by, old_password, 'old_password');
  const passwordHash = await services.passwords.hash(password);
  await transact(services.db, async (db) => {
    await updatePerson(db, id, { passwordHash });
    await endSessions(db, id, services.now(), by.keyId ?? 0);
    const change = { action: 'person.password', subject: id, before: null, after: { changed: true } };
    await logChange(db, by, change, services.now());
  });
};

/** @throws OperatorProblem for a key, ShopError 400 with the field that is wrong, 429 */
export const renewRecoveryCodes = async (services: Services, by: Operator, password: string): Promise<string[]> => {
  const { id } = await provenPerson(services, by, password, 'password');
  const codes = newRecoveryCodes();
  await transact(services.db, async (db) => {
    await updatePerson(db, id, { recoveryHashes: hashed(codes) });
    const change = { action: 'person.recovery', subject: id, before: null, after: { codes: codes.length } };
    await logChange(db, by, change, services.now());
  });
  return codes;
};
