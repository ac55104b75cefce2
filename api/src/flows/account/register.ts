import type { CallBody, Language, SignInResult } from '@shop/contract';
import { createCustomer } from '../../database/account/customers.ts';
import { type ConsentSource, giveBundle } from '../../database/newsletter/subscribers.ts';
import { transact } from '../../database/transact.ts';
import { customerKey } from '../../domain/account/identity.ts';
import { passwordProblem } from '../../domain/account/password.ts';
import { ShopError } from '../../domain/shop-error.ts';
import type { Services } from '../../services.ts';
import { startReading } from '../newsletter/reading.ts';
import { requireCaptcha } from './captcha.ts';
import { emailOf } from '../address/checked-address.ts';
import { sendFirstCode } from './emailed-codes.ts';
import { accountMessages, passwordMessages } from './messages.ts';
import { signIn, type Visit } from './sign-in.ts';

/** A name of a page or a campaign as a link gives it; anything else a link may say is not kept. */
const isName = (text: string | undefined): text is string => text !== undefined && /^[\w-]{1,40}$/.test(text);

/** In what registration the newsletter was agreed to: its kind, the page and what led to it (AUTH-027). */
const consentSource = ({ register_type, login_source_page, source }: CallBody<'register'>): ConsentSource => {
  const kind = register_type === 'quick' ? register_type : undefined;
  const [first, ...more] = [kind, login_source_page, source].filter(isName);
  return first === undefined ? 'register' : `register ${[first, ...more].join(' ')}`;
};

/**
 * Makes an account with its letters and signs in to it.
 * @param address IP address of the visitor, for the captcha
 * @throws ShopError 400 with the field that is wrong, 409 for an e-mail address that has an account
 */
export const register = async (
  services: Services,
  body: CallBody<'register'>,
  language: Language,
  address: string,
  visit: Visit,
): Promise<SignInResult> => {
  const email = emailOf(body.email);
  const problem = passwordProblem(body.password);
  if (problem) throw new ShopError(400, passwordMessages[problem], { field: 'password' });
  // After the checks of the form, because a captcha response can be checked only once.
  await requireCaptcha(services.captcha, body, address);
  const passwordHash = await services.passwords.hash(body.password);
  const { id, code_sent } = await transact(services.db, async (db) => {
    const added = await createCustomer(db, { email, passwordHash, language });
    if (added === null) throw new ShopError(409, accountMessages.emailTaken, { field: 'email' });
    const within = { ...services, db };
    const said = { email, language, source: consentSource(body), shown: body.consent_text, isTheirs: false };
    if (body.is_subscribed) await startReading(within, said);
    else await giveBundle(db, added, email, services.now());
    // Sent last, so that it is the newest letter: it is the one that the person waits for.
    const caller = { requester: customerKey(added), address };
    return { id: added, code_sent: await sendFirstCode(within, email, caller, language) };
  });
  return {
    ...(await signIn(services, id, { ...visit, startedFrom: body.login_source_page ?? null })),
    code_sent,
  };
};
