import { intents } from '@shop/contract';
import { selectIsSignedIn, selectSessionStatus, useDispatch, useSelector, useTranslation } from '@shop/platform';
import { classNames } from '@shop/ui';
import { lazy, Suspense, useState } from 'react';
import styles from './add-to-list.module.css';
import type { Wanted } from './wanted.ts';

const AddDialog = lazy(() => import('./add-dialog.tsx'));

interface Props extends Wanted {
  /** `corner`: on a picture, by its drawing alone. */
  look: 'corner' | 'button';
  className?: string | undefined;
}

/** Asks on which list a product shall stand. The question comes with its first press; a guest signs in before. */
export const AddToList = ({ look, className, ...wanted }: Props) => {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();
  const isSignedIn = useSelector(selectIsSignedIn);
  const isUnknown = useSelector(selectSessionStatus) === 'unknown';
  const [isWanted, setWanted] = useState(false);
  const isOpen = isWanted && isSignedIn;
  if (isUnknown) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('lists.addNamed', { name: wanted.name })}
        title={t('lists.add')}
        className={classNames(look === 'corner' ? styles.corner : styles.button, className)}
        onClick={() => {
          setWanted(true);
          if (!isSignedIn) dispatch(intents.signInRequested({ mode: 1 }));
        }}
      >
        <svg viewBox="0 0 24 24" className={styles.drawing} aria-hidden>
          <path d="M4 6.5h12M4 11.5h8M4 16.5h6M17 12.5v8M13 16.5h8" />
        </svg>
        {look === 'button' && t('lists.add')}
      </button>
      {isOpen && (
        <Suspense>
          <AddDialog {...wanted} onClose={() => setWanted(false)} />
        </Suspense>
      )}
    </>
  );
};
