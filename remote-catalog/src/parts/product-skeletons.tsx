import { useTranslation } from '@shop/platform';
import { ProductGrid, Skeleton, VisuallyHidden } from '@shop/ui';

/** The shape of a list of products that is on its way; `count` about as many as will come. */
export const ProductSkeletons = ({ count = 8, rail }: { count?: number; rail?: boolean }) => {
  const { t } = useTranslation('catalog');
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <ProductGrid rail={rail}>
        {Array.from({ length: count }, (_, place) => (
          <Skeleton key={place} shape="card" />
        ))}
      </ProductGrid>
    </div>
  );
};
