import { useMemo, type ReactNode } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { PageProvider, type PageModule } from '@shop/platform';
import { PartBoundary } from '../remotes/part-boundary.tsx';
import type { PageData } from '../router/page-data.ts';
import { useRemotes } from '../shell/shell-context.ts';
import { FailureScreen } from './failure-screen.tsx';

/** Shows what a page route's loader left: the remote's page, or the screen of its failure. */
export function PageView(): ReactNode {
  const data = useLoaderData<PageData>();
  const remotes = useRemotes();
  const { revalidate } = useRevalidator();
  const page = useMemo(() => ({ name: data.name, params: data.params }), [data]);
  const retry = () => void revalidate();

  if (data.failure) return <FailureScreen failure={data.failure} retry={retry} />;
  const module = data.remote === null ? undefined : remotes.loaded<PageModule>(data.remote, data.page);
  if (!module) return <FailureScreen failure="remote" retry={retry} />;
  const Content = module.default;
  return (
    <PageProvider value={page}>
      <PartBoundary
        key={data.remote + data.page}
        remote={data.remote ?? 'host'}
        fallback={(again) => <FailureScreen failure="unavailable" retry={again} />}
      >
        <Content />
      </PartBoundary>
    </PageProvider>
  );
}
