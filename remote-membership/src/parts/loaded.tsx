import { useTranslation } from '@shop/platform';
import { ErrorState, Skeleton } from '@shop/ui';
import type { ReactNode } from 'react';

/** A query hook's answer. */
interface Query {
  data?: unknown;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

interface Props<Q extends Query> {
  query: Q;
  /** What a person is told when it did not come. */
  failed: string;
  lines?: number;
  /** What stands there meanwhile, where lines of text would not have the shape of what comes. */
  shape?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  children: (data: Exclude<Q['data'], undefined>) => ReactNode;
}

/** What a query brought; until then its shape, and a way to try again when it failed. */
export function Loaded<Q extends Query>(props: Props<Q>): ReactNode {
  const { query, failed, lines = 4, shape, headingLevel = 2, children } = props;
  const { t } = useTranslation('membership');
  const { data, isError, isFetching, refetch } = query;
  if (data !== undefined) return children(data as Exclude<Q['data'], undefined>); // just looked at
  if (!isError) return shape ?? <Skeleton shape="lines" lines={lines} />;
  return (
    <ErrorState
      title={failed}
      headingLevel={headingLevel}
      retryLabel={t('retry')}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
