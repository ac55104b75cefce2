/** Whom an id token of Google names; its e-mail is confirmed by Google. */
export interface GoogleAccount {
  email: string;
  firstname: string;
  lastname: string;
}

/** Google's sign-in. The real one checks signature, audience and expiry of the token with Google's public keys. */
export interface GoogleTokens {
  /** The account that this `id_token` was issued for; null when it is none of ours or has expired. */
  accountOf(idToken: string, now: Date): Promise<GoogleAccount | null>;
  /** An `id_token` for any account; only the sandbox's stand-in gives them out. */
  issue?(account: GoogleAccount, now: Date): string;
  /** Id with which browsers load Google's own prompt; public. None: there is the stand-in or no prompt. */
  readonly clientId?: string;
}

/** Used when no Google client is configured: every token is refused. */
export const closedGoogle: GoogleTokens = { accountOf: async () => null };
