import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieNames, cookieOptions } from '../http/cookies.ts';

/** Keeps in a cookie of the browser's session what it has chosen; an empty text ends it. */
export const keepChoice = (
  request: FastifyRequest,
  reply: FastifyReply,
  name: 'override' | 'faults' | 'flags',
  text: string,
): void => {
  const cookie = cookieNames[name];
  if (text === (request.cookies[cookie] ?? '')) return;
  if (text) reply.setCookie(cookie, text, { ...cookieOptions(0), httpOnly: true });
  else reply.clearCookie(cookie, cookieOptions(0));
};
