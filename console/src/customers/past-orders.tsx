import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, useTranslate } from 'react-admin';
import { ask } from '../api/ask.ts';
import { Failed } from '../parts/failed.tsx';
import { useInstant, useMoney } from '../parts/fields.tsx';
import { PagePart } from '../parts/page-part.tsx';
import { PlainTable } from '../parts/plain-table.tsx';

/** What somebody ordered in the shop that moved in; nothing where they did not. */
export const PastOrders = ({ id }: { id: number }) => {
  const translate = useTranslate();
  const instant = useInstant();
  const money = useMoney();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery({
    queryKey: ['pastOrders', id],
    queryFn: ({ pageParam }: { pageParam: number | undefined }) =>
      ask('pastOrders', { query: { id, after: pageParam, limit: 25 } }),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const named = (name: string) => translate(`console.customers.past.${name}`);
  if (error) return <Failed error={error} again={() => void refetch()} />;
  const rows = data?.pages.flatMap(({ list }) => list) ?? [];
  if (rows.length === 0) return null;
  return (
    <PagePart title="console.customers.past.title">
      <PlainTable
        label={named('title')}
        rows={rows}
        keyOf={(row) => row.id}
        columns={[
          { label: named('number'), cell: ({ number }) => number },
          { label: named('placed_at'), cell: ({ placed_at }) => instant(placed_at, false) },
          { label: named('status'), cell: ({ status }) => status },
          { label: named('items'), cell: ({ items }) => items.map(({ qty, name }) => `${qty} × ${name}`).join(', ') },
          { label: named('total'), isNumber: true, cell: ({ total }) => money(total) },
        ]}
      />
      {hasNextPage && (
        <Button label="console.customers.past.more" disabled={isFetching} onClick={() => void fetchNextPage()} />
      )}
    </PagePart>
  );
};
