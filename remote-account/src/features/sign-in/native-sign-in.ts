import type { SentForm } from '@shop/contract';
import type { SignInState } from './sign-in-machine.ts';

/** The steps that the server takes without scripts, or says that it does not. */
export type NativeStep = 'email' | 'password' | 'create';

/** Field of what comes back: the next attempt needs a captcha. */
export const guarded = 'captcha';

/** Where a page's server takes the forms of the sign-in without scripts, and what it has answered. */
export interface NativeSignIn {
  action: string;
  sent: SentForm | undefined;
}

/** The step that a sign-in without scripts has come to; the first where none was begun. */
export const stepIn = (sent: SentForm | undefined, email: string): SignInState => {
  const steps = ['password', 'create'] as const;
  const step = steps.find((known) => known === sent?.values.step) ?? 'email';
  return { step, email: sent?.values.email ?? email };
};

/** A step's form as the server takes it, or as only scripts send it. */
export const nativeForm = <F extends { withoutScripts: string }>(form: F, native: NativeSignIn | undefined) => {
  if (!native) return form;
  const { withoutScripts: _, ...hydratedProps } = form;
  return { ...hydratedProps, method: 'post' as const, action: native.action };
};
