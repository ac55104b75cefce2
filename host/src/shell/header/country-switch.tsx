import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from '@shop/platform';
import { Icon } from '@shop/ui';
import styles from './strip-popover.module.css';
import { usePopover } from '../use-popover.ts';

const Countries = lazy(() => import('./countries.tsx').catch(() => ({ default: () => null })));

/** Links to the shops of other countries (SHELL-029). */
export const CountrySwitch = (): ReactNode => {
  const { t } = useTranslation('host');
  const { open, toggle, root, opener } = usePopover();
  return (
    <div ref={root} className={styles.popover}>
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-label={`CAN, ${t('header.country')}`}
        aria-expanded={open}
        onClick={toggle}
      >
        CAN
        <Icon name="chevron" turn="down" size={16} />
      </button>
      {open ? (
        <Suspense fallback={null}>
          <Countries className={styles.panel} />
        </Suspense>
      ) : null}
    </div>
  );
};
