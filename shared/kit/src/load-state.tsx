import { isAnswer } from '@shop/platform';
import { ErrorState, Skeleton } from '@shop/ui';
import type { ReactNode } from 'react';
import type { RemoteTexts } from './remote-texts.ts';

interface Query {
  currentData?: unknown;
  isError: boolean;
  isFetching: boolean;
  error?: unknown;
  refetch: () => unknown;
}

interface FailureProps {
  t: RemoteTexts<'retry' | 'problem.hint'>;
  query: Pick<Query, 'isFetching' | 'refetch'>;
  /** Said when it did not come. */
  title: string;
  /** 1 when it stands for the whole page. */
  headingLevel?: 1 | 2 | 3;
  /** Says what was not lost, in place of whose fault it is. */
  hint?: string;
}

/** Offers to ask again. */
export const LoadFailure = ({ t, query, title, headingLevel, hint }: FailureProps): ReactNode => (
  <ErrorState
    title={title}
    headingLevel={headingLevel}
    retryLabel={t('retry')}
    busy={query.isFetching}
    onRetry={() => void query.refetch()}
  >
    {hint ?? t('problem.hint')}
  </ErrorState>
);

interface Props extends FailureProps {
  query: Query;
  lines?: number;
  /** Stands there meanwhile, where lines of text would not have the shape of what comes. */
  shape?: ReactNode;
}

/** Stands where data will be: its shape while it loads, and what to do when it did not come. */
export const LoadState = ({ lines = 4, shape, ...failure }: Props): ReactNode => {
  const { isError, error } = failure.query;
  // An expired token is not shown as a failure: the call is repeated with a new one.
  if (!isError || isAnswer(error, 401)) return shape ?? <Skeleton shape="lines" lines={lines} />;
  return <LoadFailure {...failure} />;
};

interface LoadedProps<Q extends Query> extends Props {
  query: Q;
  children: (data: Exclude<Q['currentData'], undefined>) => ReactNode;
}

/** Its load state until the query has brought its data. */
export const Loaded = <Q extends Query>({ children, headingLevel = 2, ...state }: LoadedProps<Q>): ReactNode => {
  const { currentData } = state.query;
  if (currentData === undefined) return <LoadState headingLevel={headingLevel} {...state} />;
  return children(currentData as Exclude<Q['currentData'], undefined>); // just looked at
};
