import { callsFor } from '../call.ts';
import { signInWithGoogle } from '../../flows/account/google.ts';

/** Google one-tap (documents 1 §4 and §7.2). */
export const googleCalls = callsFor('anyone', {
  googleLogin: async ({ services, query, language, ...visit }) => {
    return signInWithGoogle(services, query.id_token, language, visit);
  },
});
