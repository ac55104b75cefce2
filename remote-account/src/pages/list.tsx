import { paths, type PageResult } from '@shop/contract';
import { LinkButton, LoadState, PageFrame } from '@shop/kit';
import { failureStatus, Link, type LoaderContext, usePage, useTranslation } from '@shop/platform';
import { Breadcrumbs, EmptyState } from '@shop/ui';
import { listsApi } from '../features/lists/endpoints.ts';
import { ListView } from '../features/lists/list-view.tsx';
import { ListHeading } from '../parts/list-heading.tsx';

export const loader = async ({ dispatch, params }: LoaderContext): Promise<PageResult | void> => {
  const asked = listsApi.endpoints.ownList.initiate(Number(params.id), { subscribe: false, forceRefetch: true });
  const { data, isError, error } = await dispatch(asked);
  if (isError) return failureStatus(error);
  if (data === null) return { status: 404, ownView: true };
};

/** One of the customer's lists. */
export default function ListPage() {
  const { t } = useTranslation('account');
  const { params } = usePage();
  const { currentData: list, ...query } = listsApi.useOwnListQuery(Number(params.id));
  return (
    <PageFrame>
      <Breadcrumbs
        label={t('breadcrumb')}
        linkComponent={Link}
        items={[
          { label: t('title.home'), href: paths.accountHome() },
          { label: t('lists.title'), href: paths.customerLists() },
          { label: list?.name ?? t('lists.one') },
        ]}
      />
      {list && (
        <>
          <ListHeading list={list} />
          <ListView list={list} />
        </>
      )}
      {list === null && (
        <EmptyState
          headingLevel={1}
          title={t('lists.unknown')}
          action={<LinkButton href={paths.customerLists()}>{t('lists.title')}</LinkButton>}
        />
      )}
      {list === undefined && <LoadState t={t} query={query} title={t('lists.failed')} lines={10} headingLevel={1} />}
    </PageFrame>
  );
}
