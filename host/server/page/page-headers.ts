import type { FastifyRequest } from 'fastify';
import type { PageAnswer } from './produce-page.ts';

/** Headers that a page has of its own: the visitor's cookies decide its language, builds and appearance. */
export const pageHeaders = (page: PageAnswer): Record<string, string> => ({
  'content-security-policy': page.policy,
  ...(page.ahead !== undefined && { link: page.ahead }),
  vary: 'Accept-Encoding, Cookie',
  'cache-control': page.shared
    ? `${page.differs ? 'private' : 'public'}, max-age=0, must-revalidate`
    : 'private, no-store',
  ...(page.location === undefined ? page.shared && { etag: page.body.etag } : { location: page.location }),
});

/** Headers that name the request; scripts of the page read the id and the time in the second. */
export const idHeaders = ({ id }: Pick<FastifyRequest, 'id'>): Record<string, string> => ({
  'x-request-id': id,
  'server-timing': `id;desc="${id}", now;desc="${Date.now()}"`,
});

/** Whether the one who asks has this very page already. */
export const isUnchanged = (page: PageAnswer, request: FastifyRequest): boolean =>
  page.shared && page.location === undefined && request.headers['if-none-match'] === page.body.etag;
