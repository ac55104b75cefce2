import type { ReactNode } from 'react';
import { paths } from '@shop/contract';
import { Link, useTranslation } from '@shop/platform';
import { EmptyState, ErrorState, LinkButton } from '@shop/ui';
import type { PageFailure } from '../router/page-data.ts';
import styles from './failure-screen.module.css';

interface Props {
  failure: PageFailure;
  retry: () => void;
}

/** The error screens: what happened, what to try, and a way on. */
export function FailureScreen({ failure, retry }: Props): ReactNode {
  const { t } = useTranslation('host');
  const title = t(`failure.${failure}.title`);
  const text = <p>{t(`failure.${failure}.text`)}</p>;
  const home = (
    <LinkButton href={paths.home()} variant={failure === 'not-found' ? 'primary' : 'quiet'} linkComponent={Link}>
      {t('failure.home')}
    </LinkButton>
  );
  return (
    <div className={styles.screen} data-failure={failure}>
      {failure === 'not-found' ? (
        <>
          <h1 className={styles.heading}>{title}</h1>
          <EmptyState title={t('failure.lost')} action={home}>
            {text}
          </EmptyState>
        </>
      ) : (
        <>
          <ErrorState title={title} retryLabel={t('failure.retry')} onRetry={retry}>
            {text}
          </ErrorState>
          {home}
        </>
      )}
    </div>
  );
}
