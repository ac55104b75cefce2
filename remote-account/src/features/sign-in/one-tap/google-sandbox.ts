/** The account that the prompt offers. */
export interface GoogleAccount {
  email: string;
  firstname: string;
  lastname: string;
}

/**
 * Stands in for Google's own prompt, which needs an outside service: knows one invented account, and has the API's
 * sandbox issue its `id_token`. The real prompt is `google-identity.ts`.
 */
export const googleSandbox = {
  account: { email: 'camille.roy@google.example', firstname: 'Camille', lastname: 'Roy' } satisfies GoogleAccount,

  /** The account's `id_token`; null when there is none to be had. Never rejects. */
  async idToken(account: GoogleAccount): Promise<string | null> {
    try {
      const response = await fetch('/dev/google/id_token', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(account),
      });
      const { id_token } = (await response.json()) as { id_token?: string | null }; // the sandbox's own format
      return id_token ?? null;
    } catch {
      return null;
    }
  },
};
