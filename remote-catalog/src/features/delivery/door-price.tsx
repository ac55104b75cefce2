import type { Product, Variant } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { useLanguage, useTranslation } from '@shop/platform';
import { useDeliveredPrice } from '../../parts/delivered-price.ts';

interface Props {
  product: Product;
  variant: Variant | null;
  zip: string;
}

/** What the least that one can buy costs at a postal code, in the space of the answer. */
export default function DoorPrice({ product, variant, zip }: Props) {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const units = Math.max(1, product.inventory.min_sale_qty);
  const price = useDeliveredPrice({ product, variant, units, zip });
  return price ? <p>{t('delivery.price', { total: formatMoney(price.grand_total, language) })}</p> : null;
}
