import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from '@shop/platform';
import styles from './strip-popover.module.css';
import { usePopover } from '../use-popover.ts';

const AppCode = lazy(() => import('./app-code.tsx').catch(() => ({ default: () => null })));

/** Leads a phone to the app: a code to point its camera at. */
export const AppDownload = (): ReactNode => {
  const { t } = useTranslation('host');
  const { open, toggle, root, opener } = usePopover();
  return (
    <div ref={root} className={styles.popover}>
      <button ref={opener} type="button" className={styles.opener} aria-expanded={open} onClick={toggle}>
        {t('header.app')}
      </button>
      {open ? (
        <Suspense fallback={null}>
          <AppCode />
        </Suspense>
      ) : null}
    </div>
  );
};
