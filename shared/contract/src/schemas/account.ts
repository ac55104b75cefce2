import { Type } from 'typebox';
import { AccountInit, Customer, mergedFields, SignInResult } from '../entities/customer.ts';
import {
  ConsentText,
  Email,
  Flag,
  Id,
  Line,
  Nothing,
  nullable,
  oneOf,
  optional,
  record,
  Text,
} from '../entities/fields.ts';
import { SystemNote } from '../entities/site.ts';
import type { SchemaTable } from './definition.ts';

const Password = Type.String({ minLength: 1, maxLength: 200 });
/** Of a letter's link: a backend's may be a signed one, which is long. */
const LetterToken = Type.String({ minLength: 1, maxLength: 2000 });
/** A form may name its own call, so that one made for another purpose signs nobody in. */
const purpose = <const Name extends string>(name: Name) => optional(oneOf([name]));
const LoginSourcePage = optional(oneOf(['shippingcart']));
const Operation = oneOf(['register', 'forget_password'] as const);
/** The verify-code payload (AUTH-029). */
const EmailedCode = record({
  email: Email,
  verify_code: optional(Line),
  operation: optional(Operation),
  action: purpose('resend'),
});

export const accountSchemas = {
  guestLogin: {
    // Long enough that it cannot be guessed, because it gives access to a guest's cart.
    query: record({ device_id: Type.String({ minLength: 8, maxLength: 100 }), noAuth: optional(Text) }),
    result: record({ token: Text }),
  },
  registerStatus: {
    query: record({ email: Email }),
    result: record({ entity_id: nullable(Id), subscriber: Type.Boolean() }),
  },
  register: {
    body: record({
      email: Email,
      password: Password,
      is_subscribed: optional(Type.Boolean()),
      consent_text: optional(ConsentText),
      /** `quick` in a pop-up, on the way to something else; `normal` with the form for accounts. */
      register_type: optional(oneOf(['normal', 'quick'] as const)),
      g_recaptcha_response: optional(Text),
      auto_test: optional(Text),
      /** Such as a newsletter; kept with their consent to it. */
      source: optional(Line),
      /** `shippingcart` where the checkout asked to sign in. */
      login_source_page: LoginSourcePage,
      action: purpose('register'),
    }),
    result: SignInResult,
    errors: { 409: 'The e-mail has an account already.', 503: 'The reCAPTCHA cannot be checked now; try again.' },
  },
  login: {
    body: record({
      email: Email,
      password: Password,
      g_recaptcha_response: optional(Text),
      action: purpose('login'),
      /** As in register; the account's list of sessions says it (AUTH-028). */
      login_source_page: LoginSourcePage,
    }),
    result: SignInResult,
    errors: {
      400: 'The e-mail or the password is wrong; `result.captcha` says that the next attempt needs a captcha. `result.field` is `g_recaptcha_response` where this one did.',
      503: 'The reCAPTCHA cannot be checked now; try again.',
    },
  },
  logout: { body: record({}), result: Nothing },
  verifyStatus: { result: record({ verify_status: Type.Boolean() }) },
  tokenCheck: { result: record({ valid: Type.Boolean() }) },
  verifyEmail: { body: EmailedCode, result: SignInResult },
  verifyEmailCode: { body: EmailedCode, result: SignInResult },
  forgotPassword: { body: record({ email: Email, operation: optional(Operation) }), result: Nothing },
  /** The token is for one reset; it is null when another code was sent. */
  verifyCodeEmail: { body: EmailedCode, result: record({ token: nullable(Text) }) },
  /** The token signs in, or is for one reset after `forget_password`; `confirm_token` as in SignInResult. */
  verifyToken: {
    body: record({ email: Email, rp_token: LetterToken, operation: Operation }),
    result: record({ token: nullable(Text), confirm_token: optional(Text), ...mergedFields }),
  },
  /**
   * Confirms an address from a browser that is not signed in to its account, with `confirm_token`: by a new password
   * (twice), or by the one that the account has (once). All other sessions of the account end.
   */
  confirmEmail: {
    body: record({ email: Email, token: Line, password: Password, password_confirm: optional(Password) }),
    result: SignInResult,
    errors: { 400: 'The token has ended, or the password is not right or not allowed.' },
  },
  resetPassword: {
    body: record({ email: Email, password: Password, password_confirm: Password, token: LetterToken }),
    result: SignInResult,
  },
  modifyPassword: {
    body: record({ old_password: Password, password: Password, password_confirm: Password }),
    result: SignInResult,
  },
  subscribePrecheck: {
    body: record({
      email: optional(Email),
      mEmail: optional(Line),
      mTime: optional(Line),
      redirectUrl: optional(Text),
    }),
    result: record({ redirect: oneOf(['home', 'login', 'create'] as const), email: nullable(Text) }),
  },
  accountInit: { result: AccountInit },
  accountInformation: { result: Customer },
  updateAccountInformation: {
    body: record({
      firstName: optional(Line),
      lastName: optional(Line),
      customer_phone: optional(Line),
      gender: optional(Line),
      births: optional(Type.String({ maxLength: 10 })),
      /** Of `categoryRoots`, joined by commas; an empty text is none of them. */
      interest: optional(Line),
    }),
    result: Customer,
  },
  /** `is_enabled` is this project's own: false once a customer has switched notifications off; then the list is empty. */
  systemNotes: {
    result: record({ list: Type.Array(SystemNote), notes_count: Type.Integer(), is_enabled: Type.Boolean() }),
  },
  updateSystemNotes: {
    body: record({ id: Id }),
    result: record({ id: Id, has_read: Flag }),
    errors: { 404: 'There is no such note for this person.' },
  },
} as const satisfies SchemaTable;
