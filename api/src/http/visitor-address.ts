import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import { derived } from '@shop/serving/memo';
import type { FastifyRequest } from 'fastify';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Whether one of the shop's own web servers made this request, also while its secret is changed. Without WEB_SECRET the
 * answer is always no. Limits, tags and the handler ask for it.
 */
export const isFromWebServer = derived((request: FastifyRequest): boolean => {
  const { webSecret, formerWebSecret } = request.server.services.settings;
  const given = request.headers['x-web-secret'];
  if (typeof given !== 'string') return false;
  // Digests have equal lengths, so that they can be compared in constant time.
  const isIt = (secret: string | null) => secret !== null && timingSafeEqual(digest(given), digest(secret));
  return isIt(webSecret) || isIt(formerWebSecret);
});

/**
 * IP address of the visitor behind a request, for limits: what the shop's own web server says in `x-visitor-address`,
 * else the address at the other end of the connection. Whoever calls directly cannot choose it.
 */
export const visitorAddress = (request: FastifyRequest): string => {
  const given = request.headers['x-visitor-address'];
  return typeof given === 'string' && isIP(given) !== 0 && isFromWebServer(request) ? given : request.ip;
};

/** Whether the shop's own web server calls while it renders a page: for all its visitors, not for one. */
export const isRender = (request: FastifyRequest): boolean =>
  request.headers['x-render'] === '1' && isFromWebServer(request);
