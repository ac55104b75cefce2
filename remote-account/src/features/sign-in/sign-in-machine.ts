import type { SignInMode } from '@shop/contract';

/** Asked for: the e-mail; the password of the account that it has; an account for it; the e-mailed code. */
export type SignInStep = 'email' | 'password' | 'create' | 'confirm';

export interface SignInState {
  step: SignInStep;
  /** As typed, or as a link or another page brought it. */
  email: string;
  /** Whether a letter with the code went out; unknown where another page asks for the code. */
  isCodeSent?: boolean | undefined;
}

/** The e-mail, where one comes along, replaces the one before. */
export interface SignInEvent {
  happened: 'accountFound' | 'accountMissing' | 'accountWanted' | 'emailDoubted' | 'codeNeeded' | 'codeSignedNobodyIn';
  email?: string;
  isCodeSent?: boolean | undefined;
}

/** Step → where each event leads from it; any other event leaves it as it is. */
const ways: Readonly<Record<SignInStep, Partial<Record<SignInEvent['happened'], SignInStep>>>> = {
  // Signed in while the e-mail was doubted: the session has its customer, whose address wants its code.
  email: { accountFound: 'password', accountMissing: 'create', codeNeeded: 'confirm' },
  password: { accountWanted: 'create', emailDoubted: 'email', codeNeeded: 'confirm' },
  create: { emailDoubted: 'email', codeNeeded: 'confirm' },
  confirm: { codeSignedNobodyIn: 'email' },
};

/** The one table of the sign-in's steps, for the login page and the popup (AUTH-001, AUTH-009). */
export const signInStep = <S extends SignInState>(
  state: S,
  { happened, email = state.email, isCodeSent }: SignInEvent,
): S => {
  const step = ways[state.step][happened];
  return step ? { ...state, step, email, isCodeSent } : state;
};

/** The step of each mode that `signInRequested` names by number (AUTH-001). */
export const stepOfMode: Readonly<Record<SignInMode, SignInStep>> = {
  1: 'email',
  2: 'password',
  3: 'create',
  4: 'confirm',
};
