import { formatMoney } from '@shop/format';
import { Link, selectIsDropship, useLanguage, useSelector, useTranslation } from '@shop/platform';
import { ProductCard, ProductGrid } from '@shop/ui';
import { useEffect, useState } from 'react';
import { Section } from '../../parts/section.tsx';
import { askRecommender, ownPath, type Recommended } from './recommender.ts';

const SHOWN = 8;

const Tile = ({ title, link, image, price }: Recommended) => {
  const language = useLanguage();
  const href = ownPath(link);
  const picture = ownPath(image);
  if (href === null) return null; // nobody is led elsewhere
  return (
    <ProductCard
      href={href}
      linkComponent={Link}
      name={title}
      pictures={picture === null || image === '' ? [] : [picture]}
      price={{ current: formatMoney(Math.round(price * 100), language) }}
    />
  );
};

/**
 * The recommender's picks for this visitor, where one is configured and they agree to be measured; never for a
 * Dropship customer, of whom it learns nothing (TRK-008).
 */
export const Picked = () => {
  const { t } = useTranslation('catalog');
  const isDropship = useSelector(selectIsDropship);
  const [products, setProducts] = useState<readonly Recommended[]>([]);
  useEffect(() => {
    if (isDropship) return undefined;
    let isHere = true;
    askRecommender(SHOWN, (found) => {
      if (isHere) setProducts(found);
    });
    return () => {
      isHere = false;
    };
  }, [isDropship]);
  if (isDropship || products.length === 0) return null;
  return (
    <Section title={t('recommended.picked')}>
      <ProductGrid rail label={t('recommended.picked')}>
        {products.map((product) => (
          <Tile key={product.id} {...product} />
        ))}
      </ProductGrid>
    </Section>
  );
};
