import { isIP } from 'node:net';
import path from 'node:path';

/** How the text of a variable becomes a value. */
export interface Kind<Value> {
  /** After “must”; it never repeats what was given. */
  readonly demand: string;
  /** Undefined for a text of another shape. */
  read(text: string): Value | undefined;
}

const isAddress = (text: string, protocols: readonly string[]): boolean =>
  URL.canParse(text) && (protocols.length === 0 || protocols.includes(new URL(text).protocol));

export const text: Kind<string> = { demand: 'be a text', read: (given) => given };

/** A file or folder, from where the process was started. */
export const place: Kind<string> = { demand: 'be a path', read: (given) => path.resolve(given) };

/** A folder, from where the process was started, or a part of a bucket. */
export const placeOrBucket: Kind<string> = {
  demand: 'be a folder, or a bucket with a prefix such as s3://shop/releases',
  read: (given) => {
    if (!given.startsWith('s3:')) return path.resolve(given);
    return /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[\w.-]+)*\/?$/.test(given) && !/\/\.\.?(\/|$)/.test(given)
      ? given
      : undefined;
  },
};

export const matching = (shape: RegExp, demand: string): Kind<string> => ({
  demand,
  read: (given) => (shape.test(given) ? given : undefined),
});

export const oneOf = <Word extends string>(...words: readonly Word[]): Kind<Word> => ({
  demand: `be ${words.join(' or ')}`,
  read: (given) => words.find((word) => word === given),
});

const yes = new Set(['1', 'true', 'on']);
const no = new Set(['0', 'false', 'off']);
export const flag: Kind<boolean> = {
  demand: 'be 1 or 0',
  read: (given) => (yes.has(given) ? true : no.has(given) ? false : undefined),
};

export const integer = (lowest: number, highest: number, what = 'a whole number'): Kind<number> => ({
  demand: `be ${what} from ${lowest} to ${highest}`,
  read: (given) =>
    /^-?\d{1,15}$/.test(given) && Number(given) >= lowest && Number(given) <= highest ? Number(given) : undefined,
});

export const milliseconds = (lowest: number, highest: number): Kind<number> =>
  integer(lowest, highest, 'a number of milliseconds');

export const port: Kind<number> = { ...integer(0, 65_535), demand: 'be a port number' };

export const origin: Kind<string> = {
  demand: 'be an origin such as https://shop.example',
  read: (given) => {
    const url = isAddress(given, ['http:', 'https:']) ? new URL(given) : null;
    return url && url.pathname === '/' && !url.search ? url.origin : undefined;
  },
};

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Origins that code may come from: by https, or from this machine. */
export const safeOrigins: Kind<string[]> = {
  demand: 'be https origins with commas, such as https://pr-12.preview.example',
  read: (given) => {
    const origins = given.split(',').map((part) => origin.read(part.trim()));
    const isSafe = (one: string): boolean => one.startsWith('https:') || loopback.test(new URL(one).hostname);
    return origins.every((one) => one !== undefined && isSafe(one))
      ? origins.filter((one) => one !== undefined)
      : undefined;
  },
};

export const address = (example: string, ...protocols: readonly string[]): Kind<string> => ({
  demand: `be an address such as ${example}`,
  read: (given) => (isAddress(given, protocols) ? given : undefined),
});

export const addresses = (example: string, ...protocols: readonly string[]): Kind<string[]> => ({
  demand: `be addresses with commas, each such as ${example}`,
  read: (given) => {
    const parts = given.split(',').map((part) => part.trim());
    return parts.every((part) => isAddress(part, protocols)) ? parts : undefined;
  },
});

/** It travels in a header, and nobody may guess it. */
export const sharedSecret = matching(
  /^[\x21-\x7e]{16,}$/,
  'have at least 16 characters, all of them letters, digits or signs',
);

const isNetwork = (given: string): boolean => {
  const [ip = '', bits, ...rest] = given.split('/');
  const version = isIP(ip);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
};

/** With a number only the proxies' entries of X-Forwarded-For count; a visitor's own entries come before them. */
export const proxies: Kind<number | string[] | false> = {
  demand: 'be a number of proxies, or their addresses with commas',
  read: (given) => {
    if (no.has(given)) return false;
    if (given === 'true' || given === 'on') return 1;
    if (/^\d$/.test(given)) return Number(given);
    const networks = given.split(',').map((part) => part.trim());
    return networks.every(isNetwork) ? networks : undefined;
  },
};

/** Names and values, as OpenTelemetry writes them: `a=1,b=2`, each as in an address. */
export const pairs: Kind<Readonly<Record<string, string>>> = {
  demand: 'be names with values such as a=1,b=2',
  read: (given) => {
    const parts = given.split(',').map((part) => part.split(/=(.*)/s));
    try {
      const read = parts.map(([name = '', value]) => [name.trim(), value && decodeURIComponent(value.trim())] as const);
      return read.every(([name, value]) => name !== '' && value !== undefined)
        ? Object.fromEntries(read.map(([name, value = '']) => [name, value]))
        : undefined;
    } catch {
      return undefined;
    }
  },
};

/** A part of all, from 0 to 1. */
export const share: Kind<number> = {
  demand: 'be a number from 0 to 1',
  read: (given) => (/^(0|1|0?\.\d+|[01]\.\d+)$/.test(given) && Number(given) <= 1 ? Number(given) : undefined),
};
