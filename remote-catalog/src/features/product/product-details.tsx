import type { Product } from '@shop/contract';
import { useTranslation } from '@shop/platform';
import { Accordion, type AccordionItem } from '@shop/ui';
import { LinkedHtml } from '../../parts/linked-html.tsx';
import { policyLines } from './facts.ts';
import styles from './product-details.module.css';

/** Shows a policy's text from the wire as paragraphs and bullets (POP-035). */
const PolicyText = ({ content }: { content: string }) =>
  policyLines(content).map(({ text, bullet }) => (
    <p key={text} className={bullet ? styles.bullet : undefined}>
      {text}
    </p>
  ));

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

interface Props {
  product: Product;
  /** Before the ids of the parts, where the page's own may hold the same. */
  idPrefix?: string;
  /** Everything opens and closes, the highlights too, and stands in one column. */
  compact?: boolean;
}

/** Highlights, features, specifications, care, and how it is delivered, warranted and taken back. */
export const ProductDetails = ({ product, idPrefix = 'details', compact = false }: Props) => {
  const { t } = useTranslation('catalog');
  const highlights = product.highlights.length > 0 && (
    <ul className={styles.highlights}>
      {product.highlights.map((highlight) => (
        <li key={highlight}>{highlight}</li>
      ))}
    </ul>
  );
  const texts = sections.flatMap(([name, title], place): AccordionItem[] =>
    product.texts[name]
      ? [
          {
            id: `${idPrefix}-${name}`,
            title: t(title),
            content: <LinkedHtml html={product.texts[name]} />,
            open: !compact && place === 0,
          },
        ]
      : [],
  );
  const infos = policies.flatMap(([title, content]): AccordionItem[] =>
    product[title]
      ? [{ id: `${idPrefix}-${title}`, title: product[title], content: <PolicyText content={product[content]} /> }]
      : [],
  );
  if (compact) {
    const opener = highlights
      ? [{ id: `${idPrefix}-highlights`, title: t('details.highlights'), content: highlights, open: true }]
      : [];
    return <Accordion items={[...opener, ...texts, ...infos]} />;
  }
  return (
    <div className={styles.details}>
      {highlights && (
        <div>
          <h3 className={styles.subtitle}>{t('details.highlights')}</h3>
          {highlights}
        </div>
      )}
      <Accordion items={[...texts, ...infos]} />
    </div>
  );
};
