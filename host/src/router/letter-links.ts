import { paths, safeTarget, type CallBody, type PageRoute } from '@shop/contract';
import { isTooMany, type CallFailure } from '@shop/request';
import { sessionEvents } from '@shop/session';
import { replace } from 'react-router-dom';
import type { ShellServices } from '../services.ts';
import type { OwnedRoute } from '../../contract/find-route.ts';
import type { PageRequest } from './load-page.ts';
import { shellPage, type PageData } from './page-data.ts';

type LetterLink = NonNullable<PageRoute['letterLink']>;

/** The same address without a parameter, as a path. */
const without = ({ pathname, searchParams }: URL, name: string): string => {
  const left = new URLSearchParams([...searchParams].filter(([given]) => given !== name));
  return left.size > 0 ? `${pathname}?${left}` : pathname;
};

/**
 * Whether a sign-in would take something from who uses this browser: the session of another account, or a cart. Anybody
 * can send the link of their own letter to somebody else.
 */
const hasMoreToLose = async ({ client, signedIn }: ShellServices, email: string, signal: AbortSignal) => {
  if (signedIn()) {
    const customer = await client.call('accountInformation', {}, { signal, background: true });
    if (customer.ok) return customer.result.email !== email.trim().toLowerCase();
  }
  const cart = await client.call('carts', {}, { signal, background: true });
  return !cart.ok || cart.result.items_qty > 0;
};

/**
 * Leads to where a letter that is expired or used is said to be so and another one can be had. Where the link could not
 * be checked it stays in the address, to be tried again.
 */
const refused = ({ reason, code }: CallFailure, email: string, operation: string): PageData | null => {
  if (reason === 'cancelled') return null;
  if (reason === 'code' && isTooMany(code)) return shellPage('Oops', 429, 'oops');
  if (reason !== 'code' || code >= 500) return shellPage('Error', 503, 'unavailable');
  const ended = { email, letter: 'ended' } as const;
  throw replace(operation === 'forget_password' ? paths.forgotPassword(ended) : paths.accountInfo(ended));
};

/**
 * Redeems the token of a letter's link, which leaves the address. It signs in, unless the page takes it for a new
 * password; where that would take a session or a cart away, a question comes first. An account that somebody registered
 * elsewhere asks for a password, and one whose password was forgotten for a new one. A bad token changes nothing.
 */
const redeemToken = async (
  services: ShellServices,
  use: LetterLink,
  { url, signal }: PageRequest,
): Promise<PageData | null> => {
  const { email, rp_token, operation } = Object.fromEntries(url.searchParams);
  if (!email || !rp_token || !operation) return null;
  if (operation === 'register' && (await hasMoreToLose(services, email, signal))) {
    throw replace(paths.password({ type: 'letter', email, token: rp_token }));
  }
  const body = { email, rp_token, operation } as CallBody<'verifyToken'>; // the API refuses an unknown operation
  const answer = await services.client.call('verifyToken', { body }, { signal, inPlace: true });
  if (!answer.ok) return refused(answer, email, operation);
  const { token, confirm_token } = answer.result;
  if (confirm_token) throw replace(paths.password({ type: 'confirm', email, token: confirm_token }));
  const target = new URL(without(url, 'rp_token'), url.origin);
  if (operation === 'forget_password' && token) {
    if (use !== 'new-password') throw replace(paths.password({ type: 'forgotpassword', email, token }));
    target.searchParams.set('type', 'forgotpassword');
    target.searchParams.set('token', token);
  } else if (use !== 'new-password')
    services.store.dispatch(sessionEvents.signInAnswered({ ok: true, result: { token } }));
  throw replace(target.pathname + target.search);
};

/** Asks where a link of a newsletter leads; without an answer the page itself is shown. */
const precheck = async (services: ShellServices, { url, signal }: PageRequest): Promise<void> => {
  const given = Object.fromEntries(url.searchParams);
  if (!given['source']) return;
  const { email, mEmail, mTime, redirectUrl } = given;
  const answer = await services.client.call(
    'subscribePrecheck',
    { body: { email, mEmail, mTime, redirectUrl } },
    { signal, background: true },
  );
  if (!answer.ok) return;
  const { redirect, email: known } = answer.result;
  if (redirect === 'home') throw replace(paths.home());
  if (redirect === 'create')
    throw replace(paths.password({ type: 'create', email: known ?? email, from: given['source'] }));
  const back = redirectUrl?.startsWith('/') ? safeTarget(redirectUrl, url.origin) : null;
  throw replace(paths.login({ redirect: back ?? without(url, 'source'), email: known ?? email }));
};

/**
 * Follows the link of a letter before the screen that it leads to shows (GUARD-006 to GUARD-009). The page that it answers
 * comes in the place of that screen.
 */
export const followLetterLink = async (
  services: ShellServices,
  { route }: OwnedRoute,
  request: PageRequest,
): Promise<PageData | null> => {
  if (!route.letterLink) return null;
  const problem = await redeemToken(services, route.letterLink, request);
  if (!problem) await precheck(services, request);
  return problem;
};
