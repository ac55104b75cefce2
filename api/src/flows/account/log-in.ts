import type { CallBody, Language, SignInResult } from '@shop/contract';
import { findCustomerByEmail, renewPasswordHash } from '../../database/account/customers.ts';
import { customerKey } from '../../domain/account/identity.ts';
import type { Services } from '../../services.ts';
import { emailOf } from '../address/checked-address.ts';
import { sendUnlessTooMany } from './emailed-codes.ts';
import { signIn, type Visit } from './sign-in.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { addressKey, limitsAddresses, tooMany } from '../../limits/demand.ts';
import { demandCaptcha } from './captcha.ts';
import { accountMessages } from './messages.ts';

/** ms in which failures are counted, from the first. */
const window = 15 * 60 * 1000;
/** Failures after which a captcha is asked for: of one e-mail, from wherever, and of one address, for whatever e-mail. */
const freeOfEmail = 3;
const freeOfAddress = 10;
/** Failures of one address after which it has to wait between two attempts: for one e-mail, and for all. */
const hastyForEmail = 5;
const hastyForAll = 15;
const longestWait = 60_000;

const emailKey = (email: string): string => `sign-in email ${email}`;

export const forgetFailures = ({ limits }: Services, email: string): Promise<void> => limits.forget(emailKey(email));

/** Twice as long after each failure; 0 while they are few. */
const waitAfter = (failures: number, free: number): number =>
  failures <= free ? 0 : Math.min(1000 * 2 ** (failures - free - 1), longestWait);

interface Attempt {
  email: string;
  address: string;
  claim: { g_recaptcha_response?: string | undefined };
}

/**
 * Lets somebody try a password, or says what is in the way. Failures are counted per e-mail and per address
 * and never close an account: after a few, a captcha is asked for, with which its owner gets in however many others try.
 * An address that goes on failing has to wait between attempts. What is tried is counted before it is looked at, so
 * that many attempts at one moment are no more than as many after another.
 * @throws ShopError 400 where a captcha is needed or wrong, 429 where the address has to wait
 */
const guardSignIn = async (services: Services, { email, address, claim }: Attempt) => {
  const { limits: store, settings } = services;
  const from = limitsAddresses(settings) ? addressKey(address) : null;
  const waits = from === null ? [] : [`sign-in wait ${from}`, `sign-in wait ${from} ${email}`];
  for (const key of waits) {
    const { ttl } = await store.read(key);
    if (ttl > 0) throw tooMany(ttl);
  }
  const count = async (key: string): Promise<number> => (await store.add(key, window)).count;
  const ofEmail = await count(emailKey(email));
  const ofAddress = from === null ? 0 : await count(`sign-in address ${from}`);
  const ofBoth = from === null ? 0 : await count(`sign-in both ${from} ${email}`);
  if (ofEmail > freeOfEmail || ofAddress > freeOfAddress) await demandCaptcha(services.captcha, claim, address);

  return {
    /** Which attempt of the window it is, of this e-mail or this address; its owner’s first is 1. */
    rank: Math.max(ofEmail, ofAddress),
    /** Records a wrong password and returns its error; `captcha` says that the next attempt needs one. */
    failed: async (): Promise<ShopError> => {
      const ms = [waitAfter(ofAddress, hastyForAll), waitAfter(ofBoth, hastyForEmail)];
      for (const [place, key] of waits.entries()) {
        const wait = ms[place] ?? 0;
        if (wait > 0) await store.add(key, wait);
      }
      const captcha = ofEmail >= freeOfEmail || ofAddress >= freeOfAddress;
      return new ShopError(400, accountMessages.wrongPassword, { field: 'password', ...(captcha && { captcha }) });
    },
    /** After the right password: this attempt does not count, and the e-mail's failures are reset. */
    succeeded: async (): Promise<void> => {
      await forgetFailures(services, email);
      if (from === null) return;
      await store.takeBack(`sign-in address ${from}`);
      await store.forget(`sign-in both ${from} ${email}`);
    },
  };
};

/**
 * Signs in by e-mail and password. An account whose address is not confirmed gets a letter with the code that it is asked
 * for next (AUTH-009).
 * @param address IP address of the visitor, for the limits
 * @throws ShopError 400 with the field that is wrong, 429
 */
export const logIn = async (
  services: Services,
  body: CallBody<'login'>,
  language: Language,
  address: string,
  visit: Visit,
): Promise<SignInResult> => {
  const email = emailOf(body.email);
  const attempt = await guardSignIn(services, { email, address, claim: body });
  const customer = await findCustomerByEmail(services.db, email);
  const stored = customer?.passwordHash ?? null;
  const { isRight, isOutdated } = await services.passwords.compare(body.password, stored, attempt.rank);
  if (!customer || !isRight) throw await attempt.failed();
  await attempt.succeeded();
  if (isOutdated) await renewPasswordHash(services.db, customer, await services.passwords.hash(body.password));
  const answer = await signIn(services, customer.id, { ...visit, startedFrom: body.login_source_page ?? null });
  if (answer.verify_status) return answer;
  // The code is for the session that begins here.
  const caller = { requester: customerKey(customer.id), address };
  return { ...answer, code_sent: await sendUnlessTooMany(services, email, caller, language) };
};
