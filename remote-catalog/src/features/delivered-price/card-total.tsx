import type { SlotProps } from '@shop/contract';
import { formatDays, formatMoney } from '@shop/format';
import { useLanguage, useTranslation } from '@shop/platform';
import { useCardTotal } from './card-totals.ts';

/** What the product costs at a postal code, and between which days it comes. */
export const CardTotal = ({ product_id, zip }: SlotProps['card.caption']) => {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const price = useCardTotal(product_id, zip);
  if (!price) return null;
  const total = formatMoney(price.grand_total, language);
  if (price.first === null || price.last === null) return t('deliveredPrice.pickedUp', { total });
  return (
    <>
      <span>{t('deliveredPrice.card', { total })}</span>
      <br />
      {formatDays(price.first, price.last, language)}
    </>
  );
};
