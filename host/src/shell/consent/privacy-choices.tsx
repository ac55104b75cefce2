import type { ReactNode } from 'react';
import { useTranslation } from '@shop/platform';
import { recordedChoice } from './choice-store.ts';
import styles from './privacy-choices.module.css';

/** Where the focus goes back to after choosing anew. */
export const choicesId = 'privacy-choices';

/** Changes one's mind: opens the consent bar again. */
export const PrivacyChoices = (): ReactNode => {
  const { t } = useTranslation('host');
  return (
    <button id={choicesId} type="button" className={styles.choices} onClick={recordedChoice.ask}>
      {t('consent.choices')}
    </button>
  );
};
