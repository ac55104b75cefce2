import { callsFor } from '../call.ts';
import { signInWithGoogle } from '../../flows/account/google.ts';

/** Google one-tap (AUTH-016, API-021). */
export const googleCalls = callsFor('anyone', {
  googleLogin: async ({ services, query, language, ...visit }) => {
    return signInWithGoogle(services, query.id_token, language, visit);
  },
});
