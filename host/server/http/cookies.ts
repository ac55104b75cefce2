import { cookieDays } from '@shop/contract';
import { chosenFlagsName, faultsName } from '@shop/contract/sandbox';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Visitor } from '../../contract/rendering.ts';

/** Names of the cookies that the web server reads or writes. */
export const cookieNames = {
  language: 'lang',
  appearance: 'appearance',
  guestToken: 'GuestToken',
  token: 'token',
  deviceId: 'deviceId',
  override: 'remoteOverride',
  faults: faultsName.cookie,
  flags: chosenFlagsName.cookie,
} as const;

const day = 24 * 60 * 60;

/** Attributes of every cookie of ours; `days` 0 keeps it for the browser's session. */
export const cookieOptions = (days: number): CookieSerializeOptions => ({
  path: '/',
  secure: true,
  sameSite: 'lax',
  ...(days > 0 && { maxAge: days * day }),
});

export const lifetimes = {
  language: cookieDays.language,
  appearance: cookieDays.appearance,
  guestToken: cookieDays.default,
  token: cookieDays.default,
  deviceId: cookieDays.deviceId,
} as const;

/** The device id, when it looks like one: it goes into a header and a hash. */
export const deviceIdOf = (request: FastifyRequest): string | null => {
  const given = request.cookies[cookieNames.deviceId] ?? '';
  return /^[\w-]{1,100}$/.test(given) ? given : null;
};

/** The same, made with the answer for a browser without one: what chance decides of this page holds for its next ones. */
export const givenDeviceId = (request: FastifyRequest, reply: FastifyReply): string => {
  const known = deviceIdOf(request);
  if (known !== null) return known;
  const made = crypto.randomUUID();
  request.cookies[cookieNames.deviceId] = made;
  reply.setCookie(cookieNames.deviceId, made, cookieOptions(lifetimes.deviceId));
  return made;
};

/** The visitor of a page that is rendered for one person. */
export const visitorOf = (request: FastifyRequest): NonNullable<Visitor> => {
  const { [cookieNames.guestToken]: guestToken, [cookieNames.token]: token } = request.cookies;
  const deviceId = deviceIdOf(request);
  return { ...(guestToken && { guestToken }), ...(token && { token }), ...(deviceId && { deviceId }) };
};

const patterns = {
  [cookieNames.language]: /(?:^|;)\s*lang\s*=([^;]*)/,
  [cookieNames.appearance]: /(?:^|;)\s*appearance\s*=([^;]*)/,
  [cookieNames.deviceId]: /(?:^|;)\s*deviceId\s*=([^;]*)/,
};

/** One cookie's value without reading all of them; null without it, undefined where it has to be decoded. */
export const plainCookie = (request: FastifyRequest, name: keyof typeof patterns): string | null | undefined => {
  const [, value] = patterns[name].exec(request.headers.cookie ?? '') ?? [];
  if (value === undefined) return null;
  const trimmed = value.trim();
  return /^[\w-]{0,100}$/.test(trimmed) ? trimmed : undefined;
};
