import type { ReactNode } from 'react';
import { useTranslation } from '@shop/platform';
import type { SlowCall } from '@shop/request';
import { Button } from '@shop/ui';
import styles from './still-trying.module.css';

/** That an answer takes long, and the way to give it up where that leaves nothing open. */
export default function StillTryingNotice({ slow }: { slow: readonly SlowCall[] }): ReactNode {
  const { t } = useTranslation('host');
  const cancels = slow.flatMap(({ cancel }) => (cancel ? [cancel] : []));
  return (
    <div className={styles.notice} role="status">
      <p>{t('waiting.text')}</p>
      {cancels.length > 0 && (
        <Button size="small" variant="quiet" onClick={() => cancels.forEach((cancel) => cancel())}>
          {t('waiting.cancel')}
        </Button>
      )}
    </div>
  );
}
