import { useQuery } from '@tanstack/react-query';
import { Typography } from '@mui/material';
import { Loading, useTranslate } from 'react-admin';
import { ask } from '../api/ask.ts';
import { Failed } from '../parts/failed.tsx';
import { GuardedPage } from '../parts/guarded.tsx';
import { PagePart } from '../parts/page-part.tsx';
import { CategoriesTree } from './categories-tree.tsx';

/** The categories as the shop's menu has them. */
export const CategoriesPage = () => {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: ['categories'],
    queryFn: () => ask('categories', { query: {} }),
  });
  return (
    <GuardedPage resource="categories">
      <Typography>{translate('console.categories.text')}</Typography>
      <PagePart title="console.categories.menu">
        {error && <Failed error={error} again={() => void refetch()} />}
        {!error && !data && <Loading />}
        {data && <CategoriesTree list={data.list} />}
      </PagePart>
    </GuardedPage>
  );
};
