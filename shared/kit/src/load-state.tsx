import { isAnswer } from '@shop/platform';
import { ErrorState, Skeleton } from '@shop/ui';
import type { ReactNode } from 'react';
import type { RemoteTexts } from './remote-texts.ts';

/** What a query hook answers, as far as it matters here. */
interface Query {
  data?: unknown;
  isError: boolean;
  isFetching: boolean;
  error?: unknown;
  refetch: () => unknown;
}

interface FailureProps {
  t: RemoteTexts<'retry' | 'problem.hint'>;
  query: Pick<Query, 'isFetching' | 'refetch'>;
  /** What a person is told when it did not come. */
  title: string;
  /** 1 when it stands for the whole page. */
  headingLevel?: 1 | 2 | 3;
}

/** What did not arrive can be asked for again. */
export const LoadFailure = ({ t, query, title, headingLevel }: FailureProps): ReactNode => (
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

interface Props extends FailureProps {
  query: Query;
  lines?: number;
  /** What stands there meanwhile, where lines of text would not have the shape of what comes. */
  shape?: ReactNode;
}

/** What stands where data will be: its shape while it loads, and what to do when it did not come. */
export const LoadState = ({ lines = 4, shape, ...failure }: Props): ReactNode => {
  const { isError, error } = failure.query;
  // An expired token is not shown as a failure: the call is repeated with a new one.
  if (!isError || isAnswer(error, 401)) return shape ?? <Skeleton shape="lines" lines={lines} />;
  return <LoadFailure {...failure} />;
};

interface LoadedProps<Q extends Query> extends Props {
  query: Q;
  children: (data: Exclude<Q['data'], undefined>) => ReactNode;
}

/** What a query brought; until then its load state. */
export const Loaded = <Q extends Query>({ children, headingLevel = 2, ...state }: LoadedProps<Q>): ReactNode => {
  const { data } = state.query;
  if (data === undefined) return <LoadState headingLevel={headingLevel} {...state} />;
  return children(data as Exclude<Q['data'], undefined>); // just looked at
};
