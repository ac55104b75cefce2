import { paths } from '@shop/contract';
import { LinkButton } from '@shop/kit';
import { selectIsSignedIn, useLocation, useSelector, useTranslation } from '@shop/platform';
import { RegisterStep } from './register-step.tsx';

interface Props {
  type: number | undefined;
  email: string;
  onClose: () => void;
}

/** Result types (POP-003, POP-008), and the type of the password page that 3 and 4 lead to (ROUTE-074). */
const NEW = 1;
const invitations = { 3: 'create', 4: 'enter' } as const;
type Inviting = keyof typeof invitations;
const isInviting = (type: number | undefined): type is Inviting => type !== undefined && type in invitations;

/**
 * How an anonymous subscriber comes to the coupons: by registering, here or on the password page, or by signing in there.
 * Both lead back.
 */
export const NextStep = ({ type, email, onClose }: Props) => {
  const { t } = useTranslation('membership');
  const { pathname, search } = useLocation();
  const isSignedIn = useSelector(selectIsSignedIn);
  if (type === NEW) return <RegisterStep email={email} />;
  if (isSignedIn || !isInviting(type)) return null;
  const subscriber = type === 3 ? { subscriber: '1' } : {};
  const target = paths.password({ type: invitations[type], email, ...subscriber, redirect: pathname + search });
  return (
    <>
      <p>{t(type === 4 ? 'subscribe.loginLead' : 'subscribe.joinLead')}</p>
      <LinkButton wide href={target} onClick={onClose}>
        {t(type === 4 ? 'subscribe.login' : 'subscribe.join')}
      </LinkButton>
    </>
  );
};
