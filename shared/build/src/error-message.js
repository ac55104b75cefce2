// In place of `getShortErrorMsg.mjs` of @module-federation/error-codes: the error's number and what came with it.
export const getShortErrorMsg = (code, _texts, args, cause) =>
  `#${code} ${JSON.stringify(args ?? {})}${cause ? ` ${cause}` : ''}`;
