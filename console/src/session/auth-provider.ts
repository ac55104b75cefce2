import type { AuthProvider, HttpError } from 'react-admin';
import type { OperatorCallName, OperatorResult } from '@shop/contract/operator';
import { ask } from '../api/ask.ts';
import { session } from '../api/state.ts';
import { callOf, mayCall } from './rights.ts';

type Me = OperatorResult<'me'>;

let known: Promise<Me> | null = null;

/** Who is signed in, asked for once. */
export const me = (): Promise<Me> => {
  known ??= ask('me', { query: {} }).then(
    (person) => {
      session.set('open');
      return person;
    },
    (error: unknown) => {
      known = null;
      throw error;
    },
  );
  return known;
};
const forget = (): void => {
  known = null;
};

/** Whether the role of whoever is signed in may make a call. */
export const may = async (name: OperatorCallName): Promise<boolean> => mayCall((await me()).role, name);

export interface SignIn {
  readonly email: string;
  readonly password: string;
  readonly code: string;
}

export const authProvider: AuthProvider = {
  login: async (given: SignIn) => {
    await ask('signIn', { body: given });
    forget();
    await me();
  },
  logout: async () => {
    if (session.get() === 'open') await ask('signOut', { body: {} }).catch(() => undefined);
    forget();
    session.set('unknown');
  },
  checkAuth: async () => {
    // A page that is open stays open: the dialog above it has the person sign in again.
    if (session.get() !== 'unknown') return;
    await me();
  },
  /** Nothing typed is lost: no error leads away from the page (`sign-in-again.tsx`). */
  checkError: async (_error: HttpError) => undefined,
  getIdentity: async () => {
    const { name, person, role } = await me();
    return { id: person?.id ?? 0, fullName: name, role };
  },
  canAccess: async ({ resource, action }) => {
    const name = callOf(resource, action);
    return name === null || (await may(name));
  },
};

/** After a session has ended while a page was open. @throws HttpError */
export const signInAgain = async (given: SignIn): Promise<void> => {
  const before = await me().catch(() => null);
  await ask('signIn', { body: given });
  forget();
  const { person, role } = await me();
  // Somebody else, or another role: what is on the page is not theirs.
  if (before && (before.person?.id !== person?.id || before.role !== role)) window.location.reload();
  session.set('open');
};
