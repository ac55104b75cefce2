import type { ReactNode } from 'react';
import { useTranslation } from '@shop/platform';
import { ErrorState } from '@shop/ui';

interface Props {
  title: string;
  /** What did not arrive, as its hook answers it. */
  query: { isFetching: boolean; refetch: () => unknown };
  headingLevel?: 1 | 2 | 3;
}

/** What did not arrive can be asked for again; level 1 where it is all of a page. */
export function LoadFailure({ title, query, headingLevel = 1 }: Props): ReactNode {
  const { t } = useTranslation('catalog');
  return (
    <ErrorState
      title={title}
      headingLevel={headingLevel}
      retryLabel={t('retry')}
      busy={query.isFetching}
      onRetry={() => void query.refetch()}
    >
      {t('list.error.text')}
    </ErrorState>
  );
}
