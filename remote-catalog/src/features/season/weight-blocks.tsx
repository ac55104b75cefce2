import { useTranslation } from '@shop/platform';
import { ProductSections } from '../../parts/product-sections.tsx';
import { seasonApi } from './endpoints.ts';

/** Seats by the weight that they bear, below the guide to chairs (API-183); weights without seats are left out. */
export const WeightBlocks = () => {
  const { t } = useTranslation('catalog');
  return <ProductSections query={seasonApi.useWeightBlocksQuery()} failed={t('season.failed')} />;
};
