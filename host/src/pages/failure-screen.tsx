import type { ReactNode } from 'react';
import { paths } from '@shop/contract';
import { Link, useTranslation } from '@shop/platform';
import { EmptyState, ErrorState, LinkButton } from '@shop/ui';
import type { PageFailure } from '../router/page-data.ts';
import styles from './failure-screen.module.css';
import { WayOn } from './way-on.tsx';

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
        <EmptyState title={title} headingLevel={1} action={home}>
          {text}
        </EmptyState>
      ) : (
        <>
          <ErrorState title={title} headingLevel={1} retryLabel={t('failure.retry')} onRetry={retry}>
            {text}
          </ErrorState>
          {home}
        </>
      )}
      <WayOn />
    </div>
  );
}
