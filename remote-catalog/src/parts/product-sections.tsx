import { LoadFailure } from '@shop/kit';
import type { ProductCard } from '@shop/contract';
import { useTranslation } from '@shop/platform';
import type { ComponentProps } from 'react';
import { ProductList } from './product-list.tsx';
import { ProductSkeletons } from './product-skeletons.tsx';
import { Section } from './section.tsx';

interface Props {
  query: ComponentProps<typeof LoadFailure>['query'] & {
    data?: readonly { id: number; name: string; url: string; products: ProductCard[] }[] | undefined;
    isError: boolean;
  };
  /** Said when the query failed. */
  failed: string;
}

/** A few products under each heading, which leads to all of them; headings without products are left out. */
export const ProductSections = ({ query, failed }: Props) => {
  const { t } = useTranslation('catalog');
  const { data, isError } = query;
  if (!data && isError) return <LoadFailure t={t} title={failed} query={query} headingLevel={2} />;
  if (!data) return <ProductSkeletons count={4} />;
  return data
    .filter(({ products }) => products.length > 0)
    .map(({ id, name, url, products }) => (
      <Section key={id} title={name} more={{ href: url, label: t('home.seeAll') }}>
        <ProductList products={products} label={name} />
      </Section>
    ));
};
