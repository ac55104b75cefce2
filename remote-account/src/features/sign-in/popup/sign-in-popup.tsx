import { CloseOnBack, useDispatch, useLocation, useSelector, useTranslation } from '@shop/platform';
import { Dialog } from '@shop/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { InPopup } from '../step-heading.tsx';
import { popupClosed, popupSlice } from './popup-slice.ts';
import { PopupStep } from './popup-step.tsx';

const titles = { 1: 'signIn.heading', 2: 'signIn.passwordHeading', 3: 'create.heading', 4: 'verify.heading' } as const;

const reloadPage = (): void => location.reload();

/** Signing in over any page (AUTH-001). Back and any navigation close it: its links lead to other pages. */
export function SignInPopup({ reload = reloadPage }: { reload?: () => void }): ReactNode {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();
  const { mode } = useSelector(popupSlice.selectors.selectPopup);
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);
  const close = (): void => void dispatch(popupClosed());

  useEffect(() => {
    if (pathname !== openedAt.current) dispatch(popupClosed());
    openedAt.current = pathname;
  }, [pathname, dispatch]);

  return (
    <Dialog
      open={mode !== null}
      onClose={close}
      title={t(titles[mode ?? 1])}
      closeLabel={mode === 4 ? undefined : t('popup.close')}
      size="small"
    >
      <CloseOnBack onBack={close} />
      <InPopup value={true}>
        <PopupStep reload={reload} />
      </InPopup>
    </Dialog>
  );
}
