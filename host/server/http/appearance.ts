import { type Appearance, appearanceQuery, isAppearance } from '@shop/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieNames, cookieOptions, lifetimes, plainCookie } from './cookies.ts';

/** What somebody has chosen; undefined where the device decides. */
export const appearanceOf = (request: FastifyRequest): Appearance | undefined => {
  const chosen = plainCookie(request, cookieNames.appearance);
  return isAppearance(chosen) ? chosen : undefined;
};

/** Whether an address may choose one. */
export const namesAppearance = (url: string): boolean => url.includes(appearanceQuery);

/** Keeps what a page's address chooses and answers where the page itself is; null where it chooses nothing. */
export const keepAppearance = (reply: FastifyReply, url: string, query: URLSearchParams): string | null => {
  const asked = query.get(appearanceQuery);
  if (asked === null) return null;
  if (isAppearance(asked)) reply.setCookie(cookieNames.appearance, asked, cookieOptions(lifetimes.appearance));
  else reply.clearCookie(cookieNames.appearance, cookieOptions(0));
  const left = new URLSearchParams(query);
  left.delete(appearanceQuery);
  return [url.split('?', 1)[0], ...(left.size > 0 ? [left.toString()] : [])].join('?');
};
