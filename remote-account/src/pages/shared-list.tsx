import { paths, privateHead, type PageHead, type PageResult } from '@shop/contract';
import { LinkButton, LoadState, PageFrame } from '@shop/kit';
import { type LoaderContext, useSearchParams, useTranslation } from '@shop/platform';
import { EmptyState } from '@shop/ui';
import { listsApi } from '../features/lists/endpoints.ts';
import { SharedListView } from '../features/lists/shared-list-view.tsx';
import { ListHeading } from '../parts/list-heading.tsx';

const tokenOf = (query: URLSearchParams): string => query.get('token') ?? '';

export const head = (): PageHead => privateHead();

export const loader = async ({ dispatch, url }: LoaderContext): Promise<PageResult | void> => {
  const token = tokenOf(url.searchParams);
  if (token === '') return { status: 404, ownView: true };
  const asked = listsApi.endpoints.sharedList.initiate(token, { subscribe: false, forceRefetch: true });
  const { data, isError } = await dispatch(asked);
  if (isError) return { status: 503 };
  if (data === null) return { status: 404, ownView: true };
};

/** Where a list's link leads, whoever has it. */
export default function SharedListPage() {
  const { t } = useTranslation('account');
  const [search] = useSearchParams();
  const token = tokenOf(search);
  const query = listsApi.useSharedListQuery(token, { skip: token === '' });
  const list = token === '' ? null : query.currentData;
  return (
    <PageFrame>
      {list && (
        <>
          <ListHeading list={list} />
          <SharedListView key={token} token={token} list={list} />
        </>
      )}
      {list === null && (
        <EmptyState
          headingLevel={1}
          title={t('lists.notShared')}
          action={<LinkButton href={paths.home()}>{t('orders.shop')}</LinkButton>}
        >
          {t('lists.notSharedHint')}
        </EmptyState>
      )}
      {list === undefined && <LoadState t={t} query={query} title={t('lists.failed')} lines={10} headingLevel={1} />}
    </PageFrame>
  );
}
