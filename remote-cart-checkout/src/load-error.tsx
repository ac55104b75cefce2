import { problemText } from '@shop/kit';
import { useTranslation } from '@shop/platform';
import { ErrorState } from '@shop/ui';
import type { ReactNode } from 'react';

interface Query {
  isError: boolean;
  isFetching: boolean;
  error?: unknown;
  refetch: () => unknown;
}

interface Props {
  title: string;
  /** Those that failed are asked for again. */
  queries: readonly Query[];
  headingLevel?: 1 | 2 | 3;
  retryLabel?: string;
  children?: ReactNode;
}

/** Says in place what did not come and why, by the kind of fault (ERR-001 to ERR-007), and asks for it again. */
export const LoadError = ({ title, queries, headingLevel, retryLabel, children }: Props) => {
  const { t } = useTranslation('cart-checkout');
  const failed = queries.filter(({ isError }) => isError);
  return (
    <ErrorState
      title={title}
      headingLevel={headingLevel}
      retryLabel={retryLabel ?? t('retry')}
      busy={queries.some(({ isFetching }) => isFetching)}
      onRetry={() => failed.forEach(({ refetch }) => void refetch())}
    >
      {failed[0] && <p>{problemText(failed[0].error, t)}</p>}
      {children && <p>{children}</p>}
    </ErrorState>
  );
};
