import type { Services } from '../../services.ts';
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
export const guardSignIn = async (services: Services, { email, address, claim }: Attempt) => {
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
    /** What a wrong password is answered with; `captcha` says that the next attempt needs one. */
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
