import { paths } from '@shop/contract';
import { LinkButton, LoadFailure } from '@shop/kit';
import { useTranslation } from '@shop/platform';
import { EmptyState, ProductGrid } from '@shop/ui';
import { Countdown } from '../../parts/countdown.tsx';
import { ProductSkeletons } from '../../parts/product-skeletons.tsx';
import { ProductTile } from '../../parts/product-tile.tsx';
import { Section } from '../../parts/section.tsx';
import { saleApi } from './endpoints.ts';

/** How many of the first cards are in the first view. */
const FIRST = 2;

/** Prices that end, each with how long it lasts by the server's clock; one that ended leaves the list. */
export const DropPrices = () => {
  const { t } = useTranslation('catalog');
  const query = saleApi.useDropPricesQuery();
  const { data, isError, refetch, fulfilledTimeStamp = 0 } = query;
  if (!data && isError) return <LoadFailure t={t} title={t('sale.failed')} query={query} headingLevel={2} />;
  if (data?.list.length === 0) {
    const deals = <LinkButton href={paths.salesEvents()}>{t('sale.events')}</LinkButton>;
    return <EmptyState title={t('sale.empty')} headingLevel={2} action={deals} />;
  }
  return (
    <Section title={t('sale.drops')}>
      {data ? (
        <ProductGrid label={t('sale.drops')}>
          {data.list.map((product, place) => (
            <ProductTile
              key={product.entity_id}
              product={product}
              headingLevel={3}
              priority={place < FIRST}
              footer={
                <Countdown
                  seconds={product.spkie_special_time}
                  since={fulfilledTimeStamp}
                  onEnd={() => void refetch()}
                />
              }
            />
          ))}
        </ProductGrid>
      ) : (
        <ProductSkeletons count={8} />
      )}
    </Section>
  );
};
