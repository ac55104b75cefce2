import { lazy, Suspense, type ReactNode } from 'react';
import { paths } from '@shop/contract';
import { Link, useTranslation } from '@shop/platform';
import { EmptyState, ErrorState, LinkButton } from '@shop/ui';
import type { PageFailure } from '../router/page-data.ts';
import { useIdle } from '../dom/idle.ts';
import styles from './failure-screen.module.css';
import { MainPart } from './page-frame.tsx';
import { useOnline } from '../dom/use-online.ts';
import { FallbackNavigation } from './fallback-navigation.tsx';

interface Props {
  /** `broken`: the shell itself threw. */
  failure: PageFailure | 'broken';
  retry: () => void;
  /** The retry is under way. */
  isBusy?: boolean;
}

/** Once the page is idle; nothing is missed without it. */
const ReportNotFound = lazy(() => import('./report-not-found.tsx').catch(() => ({ default: () => null })));

const SavedPages = lazy(() =>
  import(/* webpackChunkName: "offline" */ '../offline/saved-pages-list.tsx').catch(() => ({ default: () => null })),
);

/** A failure that is explained by the browser being offline. */
const ofTheNetwork: ReadonlySet<Props['failure']> = new Set(['remote', 'unavailable']);

/** The error screens: what happened, what to try, and a way on. */
export const FailureScreen = ({ failure, retry, isBusy = false }: Props): ReactNode => {
  const { t } = useTranslation('host');
  const isOnline = useOnline();
  const idle = useIdle();
  const reason = !isOnline && ofTheNetwork.has(failure) ? 'offline' : failure;
  const title = t(`failure.${reason}.title`);
  const text = <p>{t(`failure.${reason}.text`)}</p>;
  const home = (
    <LinkButton href={paths.home()} variant={failure === 'not-found' ? 'primary' : 'quiet'} linkComponent={Link}>
      {t('failure.home')}
    </LinkButton>
  );
  return (
    <MainPart className={styles.screen} data-failure={failure}>
      {failure === 'not-found' ? (
        <EmptyState title={title} headingLevel={1} action={home}>
          {text}
        </EmptyState>
      ) : (
        <>
          <ErrorState
            title={title}
            headingLevel={1}
            retryLabel={t('failure.retry')}
            onRetry={retry}
            retryHref=""
            busy={isBusy}
          >
            {text}
          </ErrorState>
          {home}
        </>
      )}
      {reason === 'offline' ? null : <FallbackNavigation />}
      {idle && reason === 'offline' && (
        <Suspense>
          <SavedPages />
        </Suspense>
      )}
      {idle && failure === 'not-found' && (
        <Suspense>
          <ReportNotFound />
        </Suspense>
      )}
    </MainPart>
  );
};
