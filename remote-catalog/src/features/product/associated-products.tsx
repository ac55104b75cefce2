import type { ReactNode } from 'react';
import { paths, type Product } from '@shop/contract';
import { isPlainClick } from '@shop/kit';
import { Link, useTranslation } from '@shop/platform';
import { classNames, Picture, VisuallyHidden } from '@shop/ui';
import { GroupList } from './group-list.tsx';
import styles from './associated-products.module.css';

type Companion = Product['pdp_associated_products'][number];

const isPictured = ({ show_priority, small_image }: Companion): boolean =>
  show_priority === 'picture' && small_image !== null;

interface Props {
  product: Product;
  /** Takes a companion's id in place of its page. */
  onPick?: (productId: number) => void;
  /** How many stand side by side; see GroupList. */
  perView?: number;
}

/** The associated products (other sizes, the set): by picture or by name, as `show_priority` of each says (PDP-016). */
export const AssociatedProducts = ({ product, onPick, perView }: Props): ReactNode => {
  const { t } = useTranslation('catalog');
  const companions = product.pdp_associated_products;
  if (companions.length === 0) return null;
  return (
    <nav aria-label={t('associated.title')} className={styles.associated}>
      <p className={styles.title}>{t('associated.title')}</p>
      <GroupList perView={companions.every(isPictured) ? perView : undefined}>
        {companions.map((companion) => {
          const { product_id, pdp_name, small_image, stock_status, url_path } = companion;
          const pictured = isPictured(companion);
          return (
            <li key={product_id}>
              <Link
                href={paths.product(url_path)}
                onClick={(event) => {
                  if (!onPick || !isPlainClick(event)) return;
                  event.preventDefault();
                  onPick(product_id);
                }}
                className={classNames(styles.link, pictured && styles.pictured, stock_status === 0 && styles.off)}
              >
                {pictured ? (
                  <Picture src={small_image ?? undefined} alt={pdp_name} sizes="72px" ratio={[1, 1]} fit="contain" />
                ) : (
                  pdp_name
                )}
                {stock_status === 0 && <VisuallyHidden> – {t('variant.soldOut')}</VisuallyHidden>}
              </Link>
            </li>
          );
        })}
      </GroupList>
    </nav>
  );
};
