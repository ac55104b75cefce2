import type { ReactNode } from 'react';
import { paths, type Product } from '@shop/contract';
import { formatMoney, formatNumber } from '@shop/format';
import { Link, useLanguage, useTranslation } from '@shop/platform';
import { Picture, Price, Rating, VisuallyHidden } from '@shop/ui';
import { linesOf } from './lines.ts';
import { haveCommon, rowsOf, type Row } from './rows.ts';
import styles from './compare-table.module.css';

const PriceOf = ({ product: { price, plus_price } }: { product: Product }) => {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const { price: before, final_price } = price;
  return (
    <Price
      size="small"
      current={formatMoney(final_price, language)}
      {...(final_price < before ? { old: formatMoney(before, language), wasLabel: t('price.was') } : {})}
      plus={plus_price === null ? undefined : t('price.plus', { price: formatMoney(plus_price, language) })}
    />
  );
};

const RatingOf = ({ product: { rating } }: { product: Product }) => {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const { reviewStar, reviews_count } = rating;
  if (reviews_count === 0) return t('reviews.empty');
  const score = formatNumber(reviewStar, language);
  return (
    <Rating
      size="small"
      score={reviewStar}
      count={reviews_count}
      label={t('rating.label', { score, count: reviews_count })}
    />
  );
};

/** What each product says on one line; what one does not say is said too. */
const Values = ({ row: { label, values }, products }: { row: Row; products: readonly Product[] }) => {
  const { t } = useTranslation('catalog');
  return (
    <tr>
      <th scope="row">{label}</th>
      {products.map(({ entity_id }, place) => (
        <td key={entity_id}>{values[place] ?? <span className={styles.missing}>{t('compare.missing')}</span>}</td>
      ))}
    </tr>
  );
};

/** What all of them say, folded where something differs: one value stands for all. */
const Same = ({ rows, isOpen }: { rows: readonly Row[]; isOpen: boolean }) => {
  const { t } = useTranslation('catalog');
  return (
    <details className={styles.same} open={isOpen}>
      <summary>{t('compare.same', { count: rows.length })}</summary>
      <dl>
        {rows.map(({ label, values: [value] }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
};

interface Props {
  products: readonly Product[];
  /** Whether it can be had, as its page says it. */
  stockOf: (product: Product) => ReactNode;
  removerOf: (product: Product) => ReactNode;
}

/** Products in columns; lines that differ come first, and then, folded, those that are the same for all. */
export const CompareTable = ({ products, stockOf, removerOf }: Props) => {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const names = {
    width: t('closer.width'),
    depth: t('closer.depth'),
    height: t('closer.height'),
    length: (cm: string, inches: string) => t('closer.length', { cm, inches }),
    weight: (kg: string, lb: string) => t('compare.weight', { kg, lb }),
  };
  const rows = rowsOf(products.map((product) => linesOf(product, names, language)));
  const isAlone = products.length === 1;
  const isCommon = isAlone || haveCommon(rows);
  const shown = isAlone ? rows.same : rows.differing;
  const general: readonly (readonly [string, (product: Product) => ReactNode])[] = [
    [t('compare.price'), (product) => <PriceOf product={product} />],
    [t('compare.rating'), (product) => <RatingOf product={product} />],
    [t('compare.stock'), stockOf],
  ];
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who has no pointer scrolls it by the arrow keys */}
      <div role="region" aria-label={t('compare.table')} tabIndex={0} className={styles.region}>
        <table className={styles.table} data-columns={products.length}>
          <thead>
            <tr>
              <td>
                <VisuallyHidden>{t('compare.title')}</VisuallyHidden>
              </td>
              {products.map((product) => (
                <th key={product.entity_id} scope="col">
                  <Picture
                    src={product.gallery[0]?.pre_image}
                    alt=""
                    ratio={[1, 1]}
                    fit="contain"
                    sizes="(min-width: 768px) 176px, 128px"
                    priority
                    className={styles.picture}
                  />
                  <Link href={paths.product(product.url_path)}>{product.name}</Link>
                </th>
              ))}
            </tr>
            <tr>
              <td>
                <VisuallyHidden>{t('compare.remove')}</VisuallyHidden>
              </td>
              {products.map((product) => (
                <td key={product.entity_id}>{removerOf(product)}</td>
              ))}
            </tr>
          </thead>
          <tbody>
            {general.map(([label, valueOf]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {products.map((product) => (
                  <td key={product.entity_id}>{valueOf(product)}</td>
                ))}
              </tr>
            ))}
          </tbody>
          {shown.length > 0 && (
            <tbody>
              {!isAlone && (
                <tr className={styles.group}>
                  <th scope="rowgroup" colSpan={products.length + 1}>
                    <span>{t('compare.differing')}</span>
                  </th>
                </tr>
              )}
              {shown.map((row) => (
                <Values key={row.label} row={row} products={products} />
              ))}
            </tbody>
          )}
        </table>
      </div>
      {!isCommon && <p className={styles.said}>{t('compare.noCommon')}</p>}
      {!isAlone && rows.same.length > 0 && <Same rows={rows.same} isOpen={rows.differing.length === 0} />}
    </>
  );
};
