import { randomBytes, randomUUID } from 'node:crypto';
import type { CallInput, CallName } from '@shop/contract';
import { fillCart, type CartLine } from './buyer.ts';
import { callOver } from './http-call.ts';

/** A running API, or a web server in front of one. */
export interface Target {
  /** Origin such as http://127.0.0.1:4000. */
  baseUrl: string;
  /** WEB_SECRET, for attacks that come from many addresses: a test has one machine, so the web server's word stands in. */
  webSecret?: string;
}

/**
 * Outcomes of attempts: `looked` at (a password compared, a card shown to its provider, a code tried), stopped by a
 * `captcha`, `slowed` down (429), `broken` (5xx or no answer), or `in`: the attacker got what was wanted.
 */
export type Tally = Record<'looked' | 'captcha' | 'slowed' | 'broken' | 'in', number>;

const emptyTally = (): Tally => ({ looked: 0, captcha: 0, slowed: 0, broken: 0, in: 0 });

interface Reply {
  code: number;
  result: { field?: string; token?: string | null } | null;
}

const send = async <N extends CallName>(
  { baseUrl }: Target,
  name: N,
  input: CallInput<N>,
  headers: Record<string, string> = {},
): Promise<Reply> => {
  try {
    const { code, result } = await callOver(baseUrl, name, input, headers);
    // A refusal's result is not the call's own.
    return { code, result: result as Reply['result'] };
  } catch {
    return { code: 0, result: null };
  }
};

const outcomeOf = ({ code, result }: Reply): keyof Tally => {
  if (code === 200) return 'in';
  if (code === 429) return 'slowed';
  if (code === 0 || code >= 500) return 'broken';
  return result?.field === 'g_recaptcha_response' ? 'captcha' : 'looked';
};

/** An address for documentation (RFC 5737, RFC 2544): `n` from 0 to 65,535 gives each once. */
const addressOf = (n: number): string => `198.18.${n >> 8}.${n & 255}`;

const fromAddress = ({ webSecret = '' }: Target, address: string) => ({
  'x-web-secret': webSecret,
  'x-visitor-address': address,
});

/** One address tries one password on many e-mails. */
export const sprayPasswords = async (target: Target, emails: readonly string[], password: string): Promise<Tally> => {
  const tally = emptyTally();
  for (const email of emails) tally[outcomeOf(await send(target, 'login', { body: { email, password } }))] += 1;
  return tally;
};

/** Many addresses try passwords on one e-mail, several at a time. Needs `webSecret`. */
export const besiegeAccount = async (target: Target, email: string, attempts: number): Promise<Tally> => {
  const tally = emptyTally();
  const atOnce = 8;
  for (let begun = 0; begun < attempts; begun += atOnce) {
    const round = Array.from({ length: Math.min(atOnce, attempts - begun) }, async (_, n) => {
      const body = { email, password: `guess${begun + n}` };
      return send(target, 'login', { body }, fromAddress(target, addressOf(begun + n)));
    });
    for (const reply of await Promise.all(round)) tally[outcomeOf(reply)] += 1;
  }
  return tally;
};

/** A response that the sandbox takes for a solved captcha. */
const solvedCaptcha = (): string => `sandbox.${randomBytes(16).toString('hex')}`;

/** The owner, from an address of their own, with the right password; whether they get in, solving a captcha if asked. */
export const ownerSignsIn = async (target: Target, email: string, password: string): Promise<boolean> => {
  const headers = fromAddress(target, '203.0.113.77');
  const first = await send(target, 'login', { body: { email, password } }, headers);
  if (outcomeOf(first) !== 'captcha') return Boolean(first.result?.token);
  const body = { email, password, g_recaptcha_response: solvedCaptcha() };
  return Boolean((await send(target, 'login', { body }, headers)).result?.token);
};

/** One address tries stolen cards, each as another guest with a cart of `wish`; the sandbox declines them all. */
export const testCards = async (target: Target, attempts: number, goods: CartLine): Promise<Tally> => {
  const tally = emptyTally();
  for (let n = 0; n < attempts; n += 1) {
    const headers = await fillCart(target.baseUrl, [goods]);
    const { grand_total } = (await callOver(target.baseUrl, 'carts', {}, headers)).result;
    // As the provider's fields would have got it for a card that is declined.
    const body = { payment_method_nonce: `sandbox_decline_Visa_0002_${randomUUID()}`, grand_total };
    const reply = await send(target, 'braintreeCreditCard', { body }, headers);
    const outcome = outcomeOf(reply);
    // A declined card has a nonce as well, which pays for nothing; what is refused as no card at all tries nothing.
    tally[outcome === 'in' ? 'looked' : outcome === 'looked' ? 'broken' : outcome] += 1;
  }
  return tally;
};

/** One address guesses the codes of letters, for sign-in and for another password, of many e-mails. */
export const guessCodes = async (target: Target, emails: readonly string[], attempts: number): Promise<Tally> => {
  const tally = emptyTally();
  for (let n = 0; n < attempts; n += 1) {
    const email = emails[n % emails.length] ?? '';
    const verify_code = randomBytes(3).toString('hex').toUpperCase();
    const reply =
      n % 2 === 0
        ? await send(target, 'signInByCode', { body: { email, verify_code } })
        : await send(target, 'verifyCodeEmail', { body: { email, verify_code, operation: 'forget_password' } });
    tally[outcomeOf(reply)] += 1;
  }
  return tally;
};

/** One machine gives itself another address and device with every request, without knowing the secret. */
export const spoofAddresses = async (target: Target, attempts: number): Promise<Tally> => {
  const tally = emptyTally();
  for (let n = 0; n < attempts; n += 1) {
    const reply = await send(
      target,
      'registerStatus',
      { query: { email: `somebody${n}@shop.test` } },
      {
        'x-visitor-address': addressOf(n),
        'x-forwarded-for': addressOf(n),
        'x-real-ip': addressOf(n),
        'x-web-secret': `guess-${randomUUID()}`,
        'x-render': '1',
        'device-id': randomUUID(),
      },
    );
    tally[outcomeOf(reply)] += 1;
  }
  return tally;
};
