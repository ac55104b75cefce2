import { paths, type ProductCard as ProductSummary } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { Link, useTranslation, useLanguage } from '@shop/platform';
import { ProductCard } from '@shop/ui';
import type { ReactNode } from 'react';

interface Props {
  product: ProductSummary;
  headingLevel?: 2 | 3;
  footer?: ReactNode;
}

/** A product that the customer kept or looked at: picture, name and price as they are today. */
export const ProductItem = ({ product, headingLevel = 2, footer }: Props) => {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { price, final_price } = product.price;
  return (
    <ProductCard
      href={paths.productItem(product)}
      linkComponent={Link}
      name={product.name}
      pictures={product.thumbnail === null ? [] : [product.thumbnail]}
      price={{
        current: formatMoney(final_price, language),
        ...(final_price < price && { old: formatMoney(price, language), wasLabel: t('product.was') }),
      }}
      badge={product.is_in_stock ? undefined : { text: t('product.outOfStock'), tone: 'neutral' }}
      muted={!product.is_in_stock}
      headingLevel={headingLevel}
      footer={footer}
    />
  );
};
