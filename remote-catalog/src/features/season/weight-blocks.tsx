import { useTranslation } from '@shop/platform';
import type { ReactNode } from 'react';
import { ProductSections } from '../../parts/product-sections.tsx';
import { useWeightBlocksQuery } from './endpoints.ts';

/** Seats by the weight that they bear, below the guide to chairs (API-183); weights without seats are left out. */
export const WeightBlocks = (): ReactNode => {
  const { t } = useTranslation('catalog');
  return <ProductSections query={useWeightBlocksQuery()} failed={t('season.failed')} />;
};
