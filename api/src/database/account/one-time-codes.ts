import { and, eq, gt, lt, or, sql } from 'drizzle-orm';
import { fingerprint, tokenLifetime } from '../../domain/account/tokens.ts';
import { schema, type Queryable } from '../connection.ts';

const { oneTimeCode } = schema;
const mostGuesses = 5;

/**
 * The purpose of a code or token: to confirm the address of an account, to choose a new password, to sign in without
 * one, to prove a telephone; `reset` and `confirm` are the tokens that a right code is exchanged for.
 */
export type CodePurpose =
  | 'register'
  | 'forget_password'
  | 'sign_in'
  | 'reset'
  | 'confirm'
  | 'plus_phone'
  | 'newsletter_phone';

/** Where a code belongs. */
export interface CodeKey {
  /** E-mail address or E.164 telephone that it was sent to. */
  recipient: string;
  purpose: CodePurpose;
  /** As `codeRequester` gives it: one requester's codes and guesses are nothing to another's. */
  requester: string;
}

/** Recipient and purpose are hashed with the secret, so that it opens nothing else. */
const hashedCode = ({ recipient, purpose }: CodeKey, code: string): string =>
  fingerprint(`${purpose} ${recipient} ${code.trim().toUpperCase()}`);
const hashedToken = (recipient: string, purpose: CodePurpose, token: string): string =>
  fingerprint(`${purpose} ${recipient} ${token}`);

/**
 * Stores what was sent for ten minutes, in place of what the same requester was sent before for the same purpose.
 * @param secrets a short code to type, and a token of 256 bits for a link; either may be missing
 */
export const storeCode = async (
  db: Queryable,
  key: CodeKey,
  secrets: { code?: string; token?: string },
  now: Date,
): Promise<void> => {
  const values = {
    codeHash: secrets.code === undefined ? null : hashedCode(key, secrets.code),
    tokenHash: secrets.token === undefined ? null : hashedToken(key.recipient, key.purpose, secrets.token),
    attempts: 0,
    expiresAt: new Date(now.getTime() + tokenLifetime.oneTimeCode),
  };
  await db
    .insert(oneTimeCode)
    .values({ ...key, ...values })
    .onConflictDoUpdate({ target: [oneTimeCode.recipient, oneTimeCode.purpose, oneTimeCode.requester], set: values });
};

const ofKey = ({ recipient, purpose, requester }: CodeKey) =>
  and(eq(oneTimeCode.recipient, recipient), eq(oneTimeCode.purpose, purpose), eq(oneTimeCode.requester, requester));

/** Whether the code is right; a right one is used up, a wrong one is counted, and after five the code is void. */
export const useCode = async (db: Queryable, key: CodeKey, code: string, now: Date): Promise<boolean> => {
  const [guess] = await db
    .update(oneTimeCode)
    .set({ attempts: sql`${oneTimeCode.attempts} + 1` })
    .where(and(ofKey(key), gt(oneTimeCode.expiresAt, now), lt(oneTimeCode.attempts, mostGuesses)))
    .returning({ codeHash: oneTimeCode.codeHash });
  if (!guess?.codeHash || guess.codeHash !== hashedCode(key, code)) return false;
  const used = await db
    .delete(oneTimeCode)
    .where(and(ofKey(key), eq(oneTimeCode.codeHash, guess.codeHash)))
    .returning({ purpose: oneTimeCode.purpose });
  return used.length === 1;
};

const ofToken = (recipient: string, purpose: CodePurpose, token: string, now: Date) =>
  and(
    eq(oneTimeCode.tokenHash, hashedToken(recipient, purpose, token)),
    eq(oneTimeCode.recipient, recipient),
    gt(oneTimeCode.expiresAt, now),
  );

/** Whether a token is good; it stays so. Nobody guesses one, so it is good for every requester and never void by guesses. */
export const isToken = async (
  db: Queryable,
  recipient: string,
  purpose: CodePurpose,
  token: string,
  now: Date,
): Promise<boolean> => (await db.$count(oneTimeCode, ofToken(recipient, purpose, token, now))) === 1;

/** The same, and a good one is used up, with the code that was sent beside it. */
export const useToken = async (
  db: Queryable,
  recipient: string,
  purpose: CodePurpose,
  token: string,
  now: Date,
): Promise<boolean> => {
  const used = await db
    .delete(oneTimeCode)
    .where(ofToken(recipient, purpose, token, now))
    .returning({ purpose: oneTimeCode.purpose });
  return used.length === 1;
};

/** Voids whatever was sent to this address, whoever asked for it, and whatever this requester was sent anywhere. */
export const voidCodes = async (
  db: Queryable,
  { recipient, requester }: Pick<CodeKey, 'recipient' | 'requester'>,
): Promise<void> => {
  await db.delete(oneTimeCode).where(or(eq(oneTimeCode.recipient, recipient), eq(oneTimeCode.requester, requester)));
};
