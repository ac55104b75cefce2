import { env } from 'node:process';

/*
 * Preloaded into an API (`node --import`) whose payments the local bank takes: questions to the providers' addresses go
 * to BANK_URL, and one that nobody answers is given up sooner than a shopper would. Everything else stays as it is.
 */
const { BANK_URL: bank = '' } = env;
const providers =
  /^https:\/\/(payments\.sandbox\.braintree-api\.com|api-na\.playground\.klarna\.com|open-na-global\.alipay\.com)\//;
const timeout = 2_000;

const outside = globalThis.fetch;
globalThis.fetch = (input, init) => {
  const host = typeof input === 'string' ? providers.exec(input)?.[1] : undefined;
  if (host === undefined || typeof input !== 'string') return outside(input, init);
  // Without the connections on which nothing of this machine is asked.
  const { pathname, search } = new URL(input);
  return outside(`${bank}${host}${pathname}${search}`, {
    ...init,
    dispatcher: undefined,
    signal: AbortSignal.timeout(timeout),
  } as RequestInit);
};
