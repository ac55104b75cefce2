import { intents } from '@shop/contract';
import { selectIsSignedIn, useDispatch, useSelector, useTranslation } from '@shop/platform';
import { Button } from '@shop/ui';
import type { ReactNode } from 'react';
import { RegisterStep } from './register-step.tsx';

interface Props {
  type: number | undefined;
  email: string;
  onClose: () => void;
}

/** Result types (POP-003, POP-008), and the step of the sign-in pop-up that types 3 and 4 lead to. */
const NEW = 1;
const invitations = { 3: 3, 4: 2 } as const;
type Inviting = keyof typeof invitations;
const isInviting = (type: number | undefined): type is Inviting => type !== undefined && type in invitations;

/** How an anonymous subscriber comes to the coupons: by registering, here or in the sign-in pop-up, or by signing in. */
export const NextStep = ({ type, email, onClose }: Props): ReactNode => {
  const { t } = useTranslation('membership');
  const dispatch = useDispatch();
  const isSignedIn = useSelector(selectIsSignedIn);
  if (type === NEW) return <RegisterStep email={email} />;
  if (isSignedIn || !isInviting(type)) return null;
  const invite = (): void => {
    onClose();
    dispatch(intents.signInRequested({ mode: invitations[type], email }));
  };
  return (
    <>
      <p>{t(type === 4 ? 'subscribe.loginLead' : 'subscribe.joinLead')}</p>
      <Button wide onClick={invite}>
        {t(type === 4 ? 'subscribe.login' : 'subscribe.join')}
      </Button>
    </>
  );
};
