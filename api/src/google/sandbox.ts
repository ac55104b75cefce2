import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { GoogleTokens } from './tokens.ts';

/** Milliseconds, as long as Google's own. */
const lifetime = 60 * 60 * 1000;

/**
 * Stands in for Google: issues and checks tokens in the shape of Google's (three parts, the last one a signature), with
 * a key that nobody else has and that ends with the process.
 */
export const sandboxGoogle = (): Required<Omit<GoogleTokens, 'clientId'>> => {
  const key = randomBytes(32);
  const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const sign = (text: string): Buffer => createHmac('sha256', key).update(text).digest();

  return {
    issue: ({ email, firstname, lastname }, now) => {
      const claims = { email, given_name: firstname, family_name: lastname, exp: now.getTime() + lifetime };
      const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
      return `${text}.${sign(text).toString('base64url')}`;
    },

    accountOf: async (idToken, now) => {
      const [header = '', body = '', signature = ''] = idToken.split('.');
      const given = Buffer.from(signature, 'base64url');
      const right = sign(`${header}.${body}`);
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
      // Signed by this process, so it has the shape that `issue` gave it.
      const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, string> & { exp: number };
      if (claims.exp <= now.getTime()) return null;
      return {
        email: claims['email'] ?? '',
        firstname: claims['given_name'] ?? '',
        lastname: claims['family_name'] ?? '',
      };
    },
  };
};
