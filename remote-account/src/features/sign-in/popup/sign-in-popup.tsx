import { CloseOnBack, useDispatch, useLocation, useSelector, useTranslation } from '@shop/platform';
import { Dialog } from '@shop/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { InPopup } from '../step-heading.tsx';
import { popupClosed, popupSlice } from './popup-slice.ts';
import { PopupStep } from './popup-step.tsx';

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
  const close = (): void => void dispatch(popupClosed());

  useEffect(() => {
    if (pathname !== openedAt.current) dispatch(popupClosed());
    openedAt.current = pathname;
  }, [pathname, dispatch]);

  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={t(titles[step])}
      closeLabel={step === 'confirm' ? undefined : t('popup.close')}
      size="small"
    >
      <CloseOnBack onBack={close} />
      <InPopup value={true}>
        <PopupStep reload={reload} />
      </InPopup>
    </Dialog>
  );
};
