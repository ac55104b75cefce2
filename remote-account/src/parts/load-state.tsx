import { isAnswer, useTranslation } from '@shop/platform';
import { ErrorState, Skeleton } from '@shop/ui';
import type { ReactNode } from 'react';

interface Props {
  /** A query that has no data. */
  query: { isError: boolean; isFetching: boolean; error?: unknown; refetch: () => unknown };
  title: string;
  lines: number;
  /** 1 when it stands for the whole page. */
  headingLevel?: 1;
}

/** What stands where data will be: its shape while it loads, and what to do when it did not come. */
export function LoadState({ query, title, lines, headingLevel }: Props): ReactNode {
  const { t } = useTranslation('account');
  // An expired token is not shown as a failure: the call is repeated with a new one.
  if (!query.isError || isAnswer(query.error, 401)) return <Skeleton shape="lines" lines={lines} />;
  return (
    <ErrorState
      title={title}
      headingLevel={headingLevel}
      retryLabel={t('retry')}
      busy={query.isFetching}
      onRetry={() => void query.refetch()}
    >
      {t('problem.hint')}
    </ErrorState>
  );
}
