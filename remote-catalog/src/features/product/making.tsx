import type { Product } from '@shop/contract';
import { useTranslation } from '@shop/platform';

/** How it is made and comes: for its buyer, by which way, in what parcels (PDP-007, PDP-008). */
export const Making = ({ product }: { product: Product }) => {
  const { t } = useTranslation('catalog');
  const { is_customized, shipping_menthod_info, logistic } = product;
  const facts = [is_customized && t('details.customized'), shipping_menthod_info, logistic].filter(Boolean);
  return facts.length > 0 && <p>{facts.join(' · ')}</p>;
};
