import type { ReactNode } from 'react';
import type { Product } from '@shop/contract';
import { useTranslation } from '@shop/platform';
import { Accordion, Html, type AccordionItem } from '@shop/ui';
import { PolicyText } from './policy-text.tsx';
import styles from './product-details.module.css';

const sections = [
  ['key_features', 'details.keyFeatures'],
  ['specifications', 'details.specifications'],
  ['product_care', 'details.care'],
] as const;

const policies = [
  ['delivery_info', 'delivery_info_content'],
  ['warranty_info', 'warranty_info_content'],
  ['return_info', 'return_info_content'],
] as const;

/** Highlights, features, specifications, care, and how it is delivered, warranted and taken back. */
export function ProductDetails({ product }: { product: Product }): ReactNode {
  const { t } = useTranslation('catalog');
  const texts = sections.flatMap(([name, title], place): AccordionItem[] =>
    product.texts[name]
      ? [{ id: `details-${name}`, title: t(title), content: <Html html={product.texts[name]} />, open: place === 0 }]
      : [],
  );
  const infos = policies.flatMap(([title, content]): AccordionItem[] =>
    product[title]
      ? [{ id: `details-${title}`, title: product[title], content: <PolicyText content={product[content]} /> }]
      : [],
  );
  return (
    <div className={styles.details}>
      {product.highlights.length > 0 && (
        <div>
          <h3 className={styles.subtitle}>{t('details.highlights')}</h3>
          <ul className={styles.highlights}>
            {product.highlights.map((highlight) => (
              <li key={highlight}>{highlight}</li>
            ))}
          </ul>
        </div>
      )}
      <Accordion items={[...texts, ...infos]} />
    </div>
  );
}
