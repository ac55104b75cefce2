import { schema } from './schema.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/;

/**
 * Whether an address is reachable from this machine only. A database URL without a host, or with a folder as host, is a
 * socket.
 */
const isLocal = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { hostname, searchParams } = new URL(address);
  const host = hostname || searchParams.get('host') || '';
  return host === '' || host.startsWith('/') || loopback.test(decodeURIComponent(host));
};

/** Signs that the shop is reachable from other machines, one line each for the operator; empty without any. */
const publicSigns = (environment: Environment): string[] => [
  ...(environment['NODE_ENV'] === 'production' ? ['NODE_ENV is production'] : []),
  ...['HOST', 'API_HOST']
    .filter((name) => environment[name] && !loopback.test(environment[name]))
    .map((name) => `${name} is not a loopback address`),
  ...['SMTP_URL', 'SHOP_URL', 'PUBLIC_ORIGIN', 'DATABASE_URL']
    .filter((name) => environment[name] && !isLocal(environment[name]))
    .map((name) => `${name} names another machine`),
  ...['BRAINTREE_ENVIRONMENT', 'KLARNA_ENVIRONMENT', 'ALIPAY_ENVIRONMENT']
    .filter((name) => environment[name] === 'production')
    .map((name) => `${name} is production`),
];

/**
 * Whether the sandbox exists: stand-ins of the outside services, `/dev`, test accounts. `SANDBOX=1` and `SANDBOX=0`
 * decide; without either, or with a word that is no answer, it exists only where nothing shows that the shop is public.
 */
export const sandboxOf = (environment: Environment): boolean =>
  schema.SANDBOX.kind.read(environment['SANDBOX'] ?? '') ?? publicSigns(environment).length === 0;

/** Why there is no sandbox, as one line for the operator. */
export const whyNoSandbox = (environment: Environment): string =>
  schema.SANDBOX.kind.read(environment['SANDBOX'] ?? '') === false
    ? 'SANDBOX is 0'
    : publicSigns(environment).join(', ');
