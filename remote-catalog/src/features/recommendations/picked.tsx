import { formatMoney } from '@shop/format';
import { Link, selectIsDropship, useLanguage, useSelector, useTranslation } from '@shop/platform';
import { ProductCard, ProductGrid } from '@shop/ui';
import { useEffect, useState } from 'react';
import { Section } from '../../parts/section.tsx';

/** A product as the recommender's feed has it: `price` is in dollars, addresses may be whole ones. */
interface Recommended {
  id: string;
  title: string;
  link: string;
  image: string;
  price: number;
}

interface Question {
  logic: 'PERSONAL';
  limit: number;
  success: (answer: { page: { products: readonly Recommended[] } }) => void;
}

declare global {
  interface Window {
    /**
     * The recommender's queue. The shell starts what reads it, once a person agrees to be measured; until then, and
     * where nothing is configured, it is a list that nobody reads.
     */
    ScarabQueue?: { push(command: readonly ['recommend', Question] | readonly ['go']): unknown };
  }
}

/** Asks for what suits this visitor. `success` may be called later, or never. */
const askRecommender = (limit: number, success: (products: readonly Recommended[]) => void): void => {
  window.ScarabQueue ??= [];
  window.ScarabQueue.push(['recommend', { logic: 'PERSONAL', limit, success: ({ page }) => success(page.products) }]);
  window.ScarabQueue.push(['go']);
};

/** The path on this site of an address in the feed; null for one elsewhere. */
const ownPath = (address: string): string | null => {
  if (!URL.canParse(address, location.origin)) return null;
  const { origin, pathname, search } = new URL(address, location.origin);
  return origin === location.origin ? pathname + search : null;
};

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
