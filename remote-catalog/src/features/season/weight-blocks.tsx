import { LoadFailure } from '@shop/kit';
import { useTranslation } from '@shop/platform';
import type { ReactNode } from 'react';
import { ProductList } from '../../parts/product-list.tsx';
import { ProductSkeletons } from '../../parts/product-skeletons.tsx';
import { Section } from '../../parts/section.tsx';
import { useWeightBlocksQuery } from './endpoints.ts';

/** Seats by the weight that they bear, below the guide to chairs (API-183); weights without seats are left out. */
export const WeightBlocks = (): ReactNode => {
  const { t } = useTranslation('catalog');
  const { data, isError, ...query } = useWeightBlocksQuery();
  if (!data && isError) return <LoadFailure t={t} title={t('season.failed')} query={query} headingLevel={2} />;
  if (!data) return <ProductSkeletons count={4} />;
  return data
    .filter(({ products }) => products.length > 0)
    .map(({ id, name, url, products }) => (
      <Section key={id} title={name} more={{ href: url, label: t('home.seeAll') }}>
        <ProductList products={products} label={name} />
      </Section>
    ));
};
