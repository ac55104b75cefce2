import { CloseOnBack, useDispatch, useLocation, useSelector, useTranslation } from '@shop/platform';
import { Dialog } from '@shop/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { InPopup } from '../step-heading.tsx';
import { popupClosed, popupSlice } from './popup-slice.ts';
import { PopupStep } from './popup-step.tsx';
import { useSignInEnd } from './use-sign-in-end.ts';

const titles = {
  email: 'signIn.heading',
  password: 'signIn.passwordHeading',
  create: 'create.heading',
  confirm: 'verify.heading',
} as const;

const reloadPage = (): void => location.reload();

/** Signing in over any page (AUTH-001). Back and any navigation close it: its links lead to other pages. */
export const SignInPopup = ({ reload = reloadPage }: { reload?: () => void }): ReactNode => {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();
  const { isOpen, step } = useSelector(popupSlice.selectors.selectPopup);
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);
  const end = useSignInEnd(reload);

  useEffect(() => {
    if (pathname !== openedAt.current) dispatch(popupClosed());
    openedAt.current = pathname;
  }, [pathname, dispatch]);

  return (
    <Dialog
      open={isOpen}
      onClose={end.onLeave}
      title={t(titles[step])}
      closeLabel={step === 'confirm' ? undefined : t('popup.close')}
      size="small"
    >
      <CloseOnBack onBack={end.onLeave} />
      <InPopup value={true}>
        <PopupStep {...end} />
      </InPopup>
    </Dialog>
  );
};
