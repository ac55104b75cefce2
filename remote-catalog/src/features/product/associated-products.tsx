import type { ReactNode } from 'react';
import { paths, type Product } from '@shop/contract';
import { Link, useTranslation } from '@shop/platform';
import { classNames, Picture, VisuallyHidden } from '@shop/ui';
import styles from './associated-products.module.css';

/** The product's companions (other sizes, the set): by picture, or by name, as each asks for (document 3 §3). */
export function AssociatedProducts({ product }: { product: Product }): ReactNode {
  const { t } = useTranslation('catalog');
  const companions = product.pdp_associated_products;
  if (companions.length === 0) return null;
  return (
    <nav aria-label={t('associated.title')} className={styles.associated}>
      <p className={styles.title}>{t('associated.title')}</p>
      <ul className={styles.list}>
        {companions.map(({ product_id, pdp_name, show_priority, small_image, stock_status, url_path }) => {
          const pictured = show_priority === 'picture' && small_image !== null;
          return (
            <li key={product_id}>
              <Link
                href={paths.product(url_path)}
                className={classNames(styles.link, pictured && styles.pictured, stock_status === 0 && styles.off)}
              >
                {pictured ? (
                  <Picture src={small_image} alt={pdp_name} sizes="72px" ratio={[1, 1]} fit="contain" />
                ) : (
                  pdp_name
                )}
                {stock_status === 0 && <VisuallyHidden> – {t('variant.soldOut')}</VisuallyHidden>}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
