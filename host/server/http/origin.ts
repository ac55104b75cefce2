import type { FastifyRequest } from 'fastify';

/** The shop's origin: the configured one, else the one that the request was sent to. */
export const originOf = (request: FastifyRequest, configured: string): string => {
  if (configured) return configured;
  // A Host header goes into canonical links, so only a plain name and port is accepted.
  const host = /^[a-z0-9.-]+(?::\d{1,5})?$|^\[[0-9a-f:]+\](?::\d{1,5})?$/i.test(request.host)
    ? request.host
    : 'localhost';
  return `${request.protocol}://${host}`;
};

/**
 * Was this form sent from our own page? Browsers say so in Sec-Fetch-Site; older ones send Origin with every POST.
 * With neither, the answer is no.
 */
export const isSameOrigin = (request: FastifyRequest, configured: string): boolean => {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return request.headers.origin === originOf(request, configured);
};
