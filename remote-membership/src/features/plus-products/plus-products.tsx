import { paths } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { Loaded } from '@shop/kit';
import { Link, useTranslation, useLanguage } from '@shop/platform';
import { ProductCard, ProductGrid, Skeleton } from '@shop/ui';
import { plusProductsApi } from './endpoints.ts';

const shape = (
  <ProductGrid>
    {Array.from({ length: 8 }, (_, place) => (
      <Skeleton key={place} shape="card" />
    ))}
  </ProductGrid>
);

/** Products that cost members less (MEM-026). */
export const PlusProducts = () => {
  const { t } = useTranslation('membership');
  const language = useLanguage();
  return (
    <Loaded
      t={t}
      query={plusProductsApi.usePlusProductsQuery()}
      title={t('plus.productsFailed')}
      headingLevel={3}
      shape={shape}
    >
      {(products) => (
        <ProductGrid label={t('plus.products')}>
          {products.map((product) => (
            <ProductCard
              key={product.entity_id}
              href={paths.productItem(product)}
              linkComponent={Link}
              name={product.name}
              pictures={product.thumbnail === null ? [] : [product.thumbnail]}
              price={{
                current: formatMoney(product.price.final_price, language),
                ...(product.plus_price === null
                  ? {}
                  : { plus: t('plus.price', { price: formatMoney(product.plus_price, language) }) }),
              }}
              headingLevel={3}
            />
          ))}
        </ProductGrid>
      )}
    </Loaded>
  );
};
