import { Pagination } from '@shop/ui';
import { board, State } from '../../src/board.tsx';

export default { title: 'ui/Pagination', component: Pagination, tags: ['no-words', 'forced'] };

export const States = board(({ t }) => {
  const pages = {
    hrefFor: (page: number) => `#${page}`,
    labels: {
      navigation: t('catalog:list.pages'),
      previous: t('catalog:pages.previous'),
      next: t('catalog:pages.next'),
      page: (page: number) => t('catalog:pages.page', { page }),
    },
  };
  return (
    <>
      <State is="first of two">
        <Pagination {...pages} page={1} pageCount={2} />
      </State>
      <State is="in the middle of many">
        <Pagination {...pages} page={50} pageCount={100} />
      </State>
      <State is="last of many">
        <Pagination {...pages} page={100} pageCount={100} />
      </State>
      <State is="pointed at" as="pointed-at">
        <Pagination {...pages} page={2} pageCount={3} />
      </State>
    </>
  );
});
