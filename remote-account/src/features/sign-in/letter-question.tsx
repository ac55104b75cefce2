import { maskedEmail } from '@shop/format';
import { cartApi, selectCustomer, selectIsSignedIn, useSelector, useTranslation } from '@shop/platform';
import { Button, Notice } from '@shop/ui';
import { useState } from 'react';
import { signInApi } from './endpoints.ts';
import { StepHeading } from './step-heading.tsx';
import { useSignInAnswer } from './use-sign-in-answer.ts';
import styles from './sign-in.module.css';

interface Props {
  email: string;
  /** Of the letter's link. */
  token: string;
  onSignedIn: () => void;
  /** The account was registered elsewhere: its password is asked for, with this token. */
  onConfirm: (confirmToken: string) => void;
  onRefused: () => void;
}

/**
 * Asks before the link of a letter signs in where somebody else is signed in or a cart is filled: whoever sent the link
 * may want to see what is done, or was put into the cart, here.
 */
export const LetterQuestion = ({ email, token, onSignedIn, onConfirm, onRefused }: Props) => {
  const { t } = useTranslation('account');
  const [follow, { isLoading }] = signInApi.useFollowLinkMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const answerSignIn = useSignInAnswer();
  const account = maskedEmail(email);
  const signIn = async (): Promise<void> => {
    const { data, error } = await follow({ email, rp_token: token, operation: 'register' });
    if (data?.confirm_token) return onConfirm(data.confirm_token);
    const refusal = answerSignIn({ ...(data && { data: { verify_status: true, entity_id: null, ...data } }), error });
    if (refusal === null) onSignedIn();
    else setProblem(refusal);
  };
  return (
    <div className={styles.form}>
      <StepHeading>{t('letter.heading', { email: account })}</StepHeading>
      <p>{t('letter.lead', { email: account })}</p>
      <WhatHappens />
      <p>{t('letter.warning')}</p>
      {problem && <Notice tone="trouble">{problem}</Notice>}
      <Button wide busy={isLoading} onClick={() => void signIn()}>
        {t('letter.yes', { email: account })}
      </Button>
      <Button variant="secondary" wide onClick={onRefused}>
        {t('letter.no')}
      </Button>
    </div>
  );
};

const WhatHappens = () => {
  const { t } = useTranslation('account');
  const isSignedIn = useSelector(selectIsSignedIn);
  const customer = useSelector(selectCustomer);
  const { data: cart } = cartApi.endpoints.cart.useQuery(undefined, { skip: isSignedIn });
  if (isSignedIn) return <p>{t('letter.session', { email: customer ? maskedEmail(customer.email) : '…' })}</p>;
  return cart && cart.items_qty > 0 ? <p>{t('letter.cart', { count: cart.items_qty })}</p> : null;
};
