import { formatDays, formatMoney } from '@shop/format';
import { useLanguage, useTranslation } from '@shop/platform';
import { useDoorPrice } from './prices.ts';

interface Props {
  productId: number;
  zip: string;
}

/** On a card's picture: what the product costs at a postal code, and between which days it comes. */
export default function DoorCaption({ productId, zip }: Props) {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const price = useDoorPrice(productId, zip);
  if (!price) return null;
  const total = formatMoney(price.grand_total, language);
  if (price.first === null || price.last === null) return t('card.pickedUp', { total });
  return (
    <>
      <span>{t('card.door', { total })}</span>
      <br />
      {formatDays(price.first, price.last, language)}
    </>
  );
}
