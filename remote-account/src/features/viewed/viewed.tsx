import { paths } from '@shop/contract';
import { LinkButton, LoadState, problemText } from '@shop/kit';
import { ownApi, useTranslation } from '@shop/platform';
import { Button, EmptyState, Notice, ProductGrid } from '@shop/ui';
import { ProductItem } from '../../parts/product-item.tsx';
import { viewedApi } from './endpoints.ts';

/** The products that the customer looked at, and the way to have them forgotten. */
export const Viewed = () => {
  const { t } = useTranslation('account');
  const { data, ...query } = ownApi.useViewedQuery();
  const [forget, { error, isLoading }] = viewedApi.useForgetViewsMutation();
  if (!data) return <LoadState t={t} query={query} title={t('viewed.failed')} lines={10} />;
  return (
    <>
      {error && <Notice tone="trouble">{problemText(error, t)}</Notice>}
      {data.length === 0 ? (
        <EmptyState
          icon="eye"
          title={t('viewed.none')}
          action={<LinkButton href={paths.home()}>{t('orders.shop')}</LinkButton>}
        >
          {t('viewed.noneHint')}
        </EmptyState>
      ) : (
        <>
          <ProductGrid label={t('title.viewed')}>
            {data.map((product) => (
              <ProductItem key={product.entity_id} product={product} />
            ))}
          </ProductGrid>
          <div>
            <Button variant="secondary" busy={isLoading} onClick={() => void forget()}>
              {t('viewed.forget')}
            </Button>
          </div>
        </>
      )}
    </>
  );
};
