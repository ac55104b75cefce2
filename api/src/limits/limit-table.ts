import type { CallName } from '@shop/contract';

/** How often within a window; `window` in milliseconds, from the first time. */
export interface Limit {
  most: number;
  window: number;
}

const minute = 60 * 1000;
const quarterHour = 15 * minute;
const hour = 60 * minute;
const day = 24 * hour;
const within = (window: number, most: number): Limit => ({ most, window });

/**
 * Everything that is limited, by the visitor's address, by account or guest, and by what it is done to (an e-mail, a
 * telephone number, an order). Limits by address leave room for an office or a mobile network behind one address.
 */
export const limits = {
  /** Each makes a guest and a token. */
  guestToken: { address: within(hour, 600) },
  register: { address: within(quarterHour, 20) },
  /** Whether an e-mail has an account. */
  accountLookup: { address: within(quarterHour, 120) },
  googleSignIn: { address: within(quarterHour, 60) },
  /** Letters with codes, by whatever call: of one who asks (an e-mail and its requester), and to one e-mail. */
  codeForRequester: { subject: within(quarterHour, 5) },
  codeLetter: { address: within(quarterHour, 30), subject: within(6 * hour, 20) },
  /**
   * Other letters to one e-mail that anybody can have sent there, of whatever kind and by whomever: counted where letters
   * are taken (`mailer.ts`).
   */
  letterByAnybody: { subject: within(day, 10) },
  /** Codes and tokens of letters that are tried; each code bears five guesses as well. */
  codeGuess: { address: within(quarterHour, 30) },
  /** The present password of an account, which is asked for again. */
  password: { subject: within(quarterHour, 10) },
  /** Everything that is held about somebody is much to read. */
  ownData: { shopper: within(hour, 10) },
  captcha: { address: within(quarterHour, 120) },
  session: { address: within(quarterHour, 300) },
  newsletter: { address: within(quarterHour, 30) },
  /** Letters that ask who has left whether they want it again. */
  newsletterReturn: { subject: within(30 * day, 1) },
  /** Asked with the token of a letter. */
  newsletterLeaving: { address: within(quarterHour, 60) },
  push: { address: within(quarterHour, 60) },
  reservation: { address: within(hour, 20) },
  largeOrder: { address: within(day, 20), shopper: within(day, 20) },
  contact: { address: within(hour, 20), shopper: within(hour, 10) },
  application: { address: within(day, 40), shopper: within(day, 20) },
  question: { address: within(day, 120), shopper: within(day, 30) },
  review: { address: within(day, 60), shopper: within(day, 30) },
  returns: { address: within(hour, 40), shopper: within(hour, 20) },
  helpfulVote: { address: within(hour, 120), shopper: within(hour, 60) },
  /** Numbers of orders can be guessed, and postal codes are few. */
  tracking: { address: within(quarterHour, 30), subject: within(hour, 15) },
  /** With the link of a letter. */
  orderByLetter: { address: within(hour, 40) },
  unknownPath: { address: within(quarterHour, 60) },
  couponTry: { address: within(quarterHour, 60), shopper: within(quarterHour, 20) },
  /** Carts, lists of wishes and what was looked at. */
  cartChange: { address: within(quarterHour, 900), shopper: within(quarterHour, 450) },
  listChange: { address: within(quarterHour, 900), shopper: within(quarterHour, 450) },
  checkoutStep: { address: within(quarterHour, 300), shopper: within(quarterHour, 150) },
  placeOrder: { address: within(quarterHour, 60), shopper: within(quarterHour, 30) },
  /** Cards beyond the declines that ask for a captcha (`card-declines.ts`). */
  card: { address: within(quarterHour, 40), shopper: within(quarterHour, 20) },
  payLater: { address: within(quarterHour, 40), shopper: within(quarterHour, 20) },
  /** Each begins something at a payment provider. */
  paymentStart: { address: within(quarterHour, 120), shopper: within(quarterHour, 60) },
  walletStart: { address: within(quarterHour, 60), shopper: within(quarterHour, 20) },
  paymentAsk: { address: within(quarterHour, 900), shopper: within(quarterHour, 450) },
  /** Text messages cost money, and annoy whoever did not ask for them. */
  textMessage: { address: within(hour, 20), shopper: within(hour, 5), subject: within(hour, 5) },
  textMessageGuess: { address: within(hour, 60), shopper: within(hour, 30) },
  plusOrder: { address: within(hour, 40), shopper: within(hour, 20) },
  /** The shop's letters carry a customer's own words to somebody who asked for none. */
  friendLetter: { address: within(day, 40), shopper: within(day, 10) },
  /** Those who run the shop: wrong keys of one address, and calls with one key. */
  wrongOperatorKey: { address: within(quarterHour, 30) },
  operatorCall: { subject: within(minute, 600) },
  /** Of one address, and of it for one e-mail; then of one e-mail from wherever. */
  operatorSignIn: { address: within(quarterHour, 60), subject: within(quarterHour, 20) },
  operatorSignInAnywhere: { subject: within(quarterHour, 100) },
  /** Of one person whose password is right: six digits could be guessed. */
  operatorCode: { subject: within(hour, 10) },
  operatorPassword: { subject: within(quarterHour, 10) },
  operatorInvitation: { address: within(quarterHour, 60) },
} as const satisfies Record<string, { address?: Limit; shopper?: Limit; subject?: Limit }>;
export type LimitName = keyof typeof limits;

/**
 * The limit of each call. A call that anybody may make and that keeps something has one, or the server does not start
 * (`policies.ts`). `inHandler`: only some of its cases are counted, which it does itself. Passwords are counted in
 * `account/sign-in-guard.ts`.
 */
export type CallLimits = Partial<Record<CallName, LimitName | 'inHandler'>>;
