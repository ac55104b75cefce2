import { useEffect, useRef } from 'react';
import { isWithdrawn, paths, type PageHead, type PageResult, type Product } from '@shop/contract';
import { LinkButton, LoadFailure } from '@shop/kit';
import {
  failureStatus,
  isAnswer,
  Link,
  productApi,
  useSearchParams,
  useTranslation,
  type HeadContext,
  type LoaderContext,
} from '@shop/platform';
import { Container, EmptyState, Notice, Skeleton } from '@shop/ui';
import { useChosen } from '../features/compare/chosen.ts';
import { CompareTable } from '../features/compare/compare-table.tsx';
import { MOST, readIds } from '../features/compare/ids.ts';
import { stockOf } from '../features/product/stock.ts';
import { useStockText } from '../features/product/stock-text.ts';
import { Lead, PageIntro } from '../parts/page-intro.tsx';
import { StayLink } from '../parts/stay-link.tsx';
import pageStyles from '../parts/page.module.css';
import styles from './compare/compare.module.css';

export { compareModels as models } from '../features/compare/models.ts';

const isGone = (error: unknown): boolean => isAnswer(error, 400, 404, 10404);

export const loader = async ({ dispatch, url }: LoaderContext): Promise<PageResult | void> => {
  const ids = readIds(url.searchParams.get('ids')).ids.slice(0, MOST);
  const found = await Promise.all(
    ids.map((id) => dispatch(productApi.endpoints.product.initiate({ id }, { subscribe: false }))),
  );
  const failed = found.find(({ error }) => error && !isGone(error));
  if (failed) return failureStatus(failed.error);
  return ids.length > 0 && found.every(({ error }) => error) ? { status: 404, ownView: true } : undefined;
};

export const head = ({ t }: HeadContext<'catalog'>): PageHead => ({
  title: t('compare.title'),
  description: t('compare.lead'),
  canonical: paths.compare(),
  robots: 'noindex, follow',
});

const useProduct = (id: number | undefined) => productApi.useProductQuery({ id: id ?? 0 }, { skip: id === undefined });

/** As many queries as there may be products, each for its place. */
const useProducts = (ids: readonly number[]) => {
  const places = [useProduct(ids[0]), useProduct(ids[1]), useProduct(ids[2]), useProduct(ids[3])];
  return ids.slice(0, MOST).flatMap((id, place) => {
    const query = places[place];
    return query ? [{ id, query }] : [];
  });
};

/** Nothing is there to compare: how one chooses. */
const Nothing = () => {
  const { t } = useTranslation('catalog');
  return (
    <EmptyState
      title={t('compare.empty')}
      headingLevel={2}
      action={<LinkButton href={paths.home()}>{t('list.empty.action')}</LinkButton>}
    >
      {t('compare.emptyHint')}
    </EmptyState>
  );
};

/** Leads to the same comparison without one of its products; those behind the fourth come in. */
const useRemover = (ids: readonly number[], onRemove: () => void) => {
  const { t } = useTranslation('catalog');
  const { drop } = useChosen();
  return (id: number, name?: string) => (
    <StayLink
      href={paths.compare(ids.filter((other) => other !== id))}
      className={styles.remove}
      aria-label={t('compare.removeNamed', { name: name ?? t('compare.number', { id }) })}
      onClick={() => {
        drop(id);
        onRemove();
      }}
    >
      {t('compare.remove')}
    </StayLink>
  );
};

interface Props {
  ids: readonly number[];
  onRemove: () => void;
}

const Comparison = ({ ids, onRemove }: Props) => {
  const { t } = useTranslation('catalog');
  const stockText = useStockText();
  const found = useProducts(ids);
  const remover = useRemover(ids, onRemove);
  const failed = found.filter(({ query }) => !query.currentData && query.error && !isGone(query.error));
  if (failed.length > 0) {
    const again = {
      isFetching: failed.some(({ query }) => query.isFetching),
      refetch: () => failed.map(({ query }) => query.refetch()),
    };
    return <LoadFailure t={t} title={t('list.failed')} query={again} headingLevel={2} />;
  }
  if (found.some(({ query }) => !query.currentData && !query.error)) return <Skeleton shape="block" height="picture" />;
  const gone = found.filter(({ query }) => !query.currentData);
  const all = found.flatMap(({ query }) => query.currentData ?? []);
  const products = all.filter((product) => !isWithdrawn(product));
  const more = ids.length - found.length;
  const category = products.length === 1 ? products[0]?.position.at(-1) : undefined;
  return (
    <>
      {gone.map(({ id }) => (
        <Notice key={id} tone="hint">
          {t('compare.gone', { id })} {remover(id)}
        </Notice>
      ))}
      {all.filter(isWithdrawn).map(({ entity_id, name }) => (
        <Notice key={entity_id} tone="hint">
          {t('compare.withdrawn', { name })} {remover(entity_id, name)}
        </Notice>
      ))}
      {more > 0 && <Notice tone="hint">{t('compare.tooMany', { count: more })}</Notice>}
      {products.length === 0 && <Nothing />}
      {products.length === 1 && (
        <p>
          {t('compare.alone')}{' '}
          {category && (
            <Link href={paths.category(category.url_path)}>{t('stock.similar', { category: category.name })}</Link>
          )}
        </p>
      )}
      {products.length > 0 && (
        <CompareTable
          products={products}
          stockOf={(product: Product) => stockText(stockOf(product, product.inventory))}
          removerOf={(product: Product) => remover(product.entity_id, product.name)}
        />
      )}
    </>
  );
};

/** Up to four products side by side, by the numbers in the address, so that a link shares it. */
export default function ComparePage() {
  const { t } = useTranslation('catalog');
  const [search] = useSearchParams();
  const { ids, hasOthers } = readIds(search.get('ids'));
  const content = useRef<HTMLDivElement>(null);
  const countBefore = useRef<number>(null);
  const count = ids.length;
  useEffect(() => {
    // The link that was pressed is gone: the focus stays with what is left.
    if (countBefore.current !== null && count < countBefore.current) content.current?.focus();
    countBefore.current = null;
  }, [count]);
  const onRemove = (): void => {
    countBefore.current = count;
  };
  return (
    <Container className={pageStyles.page}>
      <PageIntro title={t('compare.title')}>{ids.length > 1 && <Lead>{t('compare.lead')}</Lead>}</PageIntro>
      <div ref={content} tabIndex={-1} className={styles.content}>
        {hasOthers && <Notice tone="hint">{t('compare.unread')}</Notice>}
        {ids.length === 0 ? <Nothing /> : <Comparison ids={ids} onRemove={onRemove} />}
      </div>
    </Container>
  );
}
