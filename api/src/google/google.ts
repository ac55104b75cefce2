import { askOutside } from '@shop/outside';
import { createRemoteJWKSet, customFetch, errors, jwtVerify, type JWTPayload } from 'jose';
import type { GoogleAccount, GoogleTokens } from './tokens.ts';

export interface GoogleOptions {
  /** The shop's OAuth client; a token for another one is none of ours. */
  clientId: string;
  /** Gets messages about what an operator has to fix. */
  report: (line: string) => void;
  /** Google's public keys, unless a test has others in their place. */
  keysUrl?: string;
  /** ms that Google has to hand out its keys. */
  timeout?: number;
}

/** Bytes of Google’s keys. */
const mostOfKeys = 100_000;

const issuers = ['https://accounts.google.com', 'accounts.google.com'];

/** Whether the token itself is wrong, and not the fetching of the keys. */
const isTokensFault = (error: unknown): boolean =>
  error instanceof errors.JWTExpired ||
  error instanceof errors.JWTClaimValidationFailed ||
  error instanceof errors.JWTInvalid ||
  error instanceof errors.JWSInvalid ||
  error instanceof errors.JWSSignatureVerificationFailed ||
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JOSEAlgNotAllowed;

const textOf = (claim: unknown): string => (typeof claim === 'string' ? claim : '');

/** The account that the claims name; null when Google has not confirmed the e-mail. */
const accountIn = (claims: JWTPayload): GoogleAccount | null => {
  const email = textOf(claims['email']);
  if (email === '' || claims['email_verified'] !== true) return null;
  return { email, firstname: textOf(claims['given_name']), lastname: textOf(claims['family_name']) };
};

/** Sign in with Google: tokens are checked with Google's public keys, which are fetched when one is first needed. */
export const googleTokens = ({ clientId, report, keysUrl, timeout = 5_000 }: GoogleOptions): GoogleTokens => {
  const keys = createRemoteJWKSet(new URL(keysUrl ?? 'https://www.googleapis.com/oauth2/v3/certs'), {
    timeoutDuration: timeout,
    [customFetch]: async (url, { headers, signal }) => {
      const bounds = { ms: timeout, bytes: mostOfKeys, mayBeInside: keysUrl !== undefined };
      const { status, body } = await askOutside(url, { headers, signal }, bounds);
      return new Response(new Uint8Array(body), { status });
    },
  });
  return {
    clientId,
    accountOf: async (idToken, now) => {
      try {
        const { payload } = await jwtVerify(idToken, keys, {
          issuer: issuers,
          audience: clientId,
          algorithms: ['RS256'],
          requiredClaims: ['exp', 'iat', 'sub'],
          currentDate: now,
        });
        return accountIn(payload);
      } catch (error) {
        if (!isTokensFault(error)) report(`Google’s keys could not be had: ${String(error)}.`);
        return null;
      }
    },
  };
};
