import type { CallBody } from '@shop/contract';
import { formProblem } from '@shop/kit';
import { signInApi } from './endpoints.ts';
import { useSignInAnswer } from './use-sign-in-answer.ts';

export interface Confirming {
  email: string;
  token: string;
  /** Sets the error that belongs to no field; null clears it. */
  onProblem: (text: string | null) => void;
  onSignedIn: () => void;
}

type Typed = Pick<CallBody<'confirmEmail'>, 'password' | 'password_confirm'>;
type Outcome = { ok: true } | { ok: false; fields?: { password?: string } };

/** Hands in the password that confirms an address; a refused one is told at its field. */
export const useConfirmation = ({ email, token, onProblem, onSignedIn }: Confirming) => {
  const [confirm] = signInApi.useConfirmEmailMutation();
  const answerSignIn = useSignInAnswer();
  return async (typed: Typed): Promise<Outcome> => {
    onProblem(null);
    const { data, error } = await confirm({ email, token, ...typed });
    const refusal = answerSignIn({ ...(data && { data }), error });
    if (refusal === null) {
      onSignedIn();
      return { ok: true };
    }
    const { fields, message } = formProblem(error, refusal, ['password']);
    if (message) onProblem(message);
    return fields ? { ok: false, fields } : { ok: false };
  };
};
