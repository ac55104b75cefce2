import type { ReactNode } from 'react';
import { paths } from '@shop/contract';
import { Link, useTranslation } from '@shop/platform';
import { ErrorState } from '@shop/ui';
import type { PageFailure } from '../router/page-data.ts';
import styles from './failure-screen.module.css';

interface Props {
  failure: PageFailure;
  retry: () => void;
}

const RETRYABLE: ReadonlySet<PageFailure> = new Set(['remote', 'unavailable', 'oops']);

/** The error screens: what happened, what to try, and a way on. */
export function FailureScreen({ failure, retry }: Props): ReactNode {
  const { t } = useTranslation('host');
  return (
    <div className={styles.screen} data-failure={failure}>
      <ErrorState
        title={t(`failure.${failure}.title`)}
        description={t(`failure.${failure}.text`)}
        retryLabel={t('failure.retry')}
        {...(RETRYABLE.has(failure) ? { onRetry: retry } : {})}
      />
      <p className={styles.ways}>
        <Link to={paths.home()}>{t('failure.home')}</Link>
        <Link to={paths.search('')}>{t('failure.search')}</Link>
      </p>
    </div>
  );
}
