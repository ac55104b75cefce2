import type { CallResult, Language, Product } from '@shop/contract';
import { formatMoney, formatNumber } from '@shop/format';
import { useLanguage } from '@shop/platform';
import { ProductGrid } from '@shop/ui';
import { inches } from '../../parts/drawings/drawing.ts';
import { ProductTile } from '../../parts/product-tile.tsx';
import { Section } from '../../parts/section.tsx';
import { similarProductsApi } from './endpoints.ts';
import styles from './similar-products.module.css';
import { texts } from './texts.ts';

type Similar = CallResult<'similarProducts'>['list'][number];

/** How one differs from the product in price and width, as far as both are known; nothing where it does not. */
const differencesOf = (product: Product, { product: other, wider_by }: Similar, language: Language): string[] => {
  const said = texts[language];
  const dearer = other.price.final_price - product.price.final_price;
  const amount = formatMoney(Math.abs(dearer), language);
  const cm = Math.abs(wider_by ?? 0);
  const length = said.length(formatNumber(cm, language), formatNumber(inches(cm), language));
  return [
    ...(dearer === 0 ? [] : [dearer < 0 ? said.less(amount) : said.more(amount)]),
    ...(cm === 0 ? [] : [wider_by !== null && wider_by < 0 ? said.narrower(length) : said.wider(length)]),
  ];
};

const Differences = ({ of }: { of: readonly string[] }) =>
  of.length > 0 && (
    <ul className={styles.differences}>
      {of.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );

/** At a product's end: others of its kind like it, each with what it costs and measures more or less. */
export const SimilarProducts = ({ product }: { product: Product }) => {
  const language = useLanguage();
  const { data } = similarProductsApi.useSimilarProductsQuery({ product_id: product.entity_id });
  if (!data || data.list.length === 0) return null;
  const { title } = texts[language];
  return (
    <Section title={title}>
      <ProductGrid rail label={title}>
        {data.list.map((one) => (
          <ProductTile
            key={one.product.entity_id}
            product={one.product}
            headingLevel={3}
            footer={<Differences of={differencesOf(product, one, language)} />}
          />
        ))}
      </ProductGrid>
    </Section>
  );
};
