/**
 * Codes that every call may answer, and what they mean to a client (ERR-001, ERR-002). The HTTP status equals the code
 * where it is a valid status.
 */
export const commonErrors = {
  400: 'A field is missing, unknown or wrong; `message` says which, `result.field` names it where it can be typed again.',
  401: 'No token that this call takes: none, an expired one, or a guest’s where a customer’s is needed.',
  403: 'The request did not come from the shop (no `client` header, or another site’s page).',
  413: 'The request is too large.',
  429: 'Too many requests; wait as long as Retry-After says.',
  2002: 'The same as 429; an older code.',
  503: 'The shop is busy or its database away for now; try again after as many seconds as Retry-After says.',
  500: 'Something went wrong on the server; `message` holds a reference.',
} as const satisfies Readonly<Record<number, string>>;
