import { paths, type Product } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { Link, useLanguage, useTranslation } from '@shop/platform';
import { classNames, isPlainClick, Picture, VisuallyHidden } from '@shop/ui';
import { GroupList } from './group-list.tsx';
import styles from './associated-products.module.css';

type Companion = Product['pdp_associated_products'][number];

const isPictured = ({ show_priority, small_image }: Companion): boolean =>
  show_priority === 'picture' && small_image !== null;

interface Props {
  product: Product;
  /** Takes a companion's id in place of its page. */
  onPick?: (productId: number) => void;
  /** So many pictures stand side by side, without names and prices; see GroupList. */
  perView?: number;
}

/** With their names and prices, as many stand side by side as can be read. */
const NAMED_PER_VIEW = 3;

/** By picture or by name, as `show_priority` of each says (PDP-016). */
export const AssociatedProducts = ({ product, onPick, perView }: Props) => {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const companions = product.pdp_associated_products;
  if (companions.length === 0) return null;
  const named = perView === undefined;
  return (
    <nav aria-label={t('associated.title')} className={styles.associated}>
      <p className={styles.title}>{t('associated.title')}</p>
      <GroupList perView={companions.every(isPictured) ? (perView ?? NAMED_PER_VIEW) : undefined}>
        {companions.map((companion) => {
          const { product_id, pdp_name, pdp_price, small_image, stock_status, url_path } = companion;
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
                className={classNames(
                  styles.link,
                  pictured && (named ? styles.card : styles.pictured),
                  stock_status === 0 && styles.off,
                )}
              >
                {pictured && (
                  <Picture
                    src={small_image ?? undefined}
                    alt={named ? '' : pdp_name}
                    sizes={named ? '160px' : '72px'}
                    ratio={[1, 1]}
                    fit="contain"
                  />
                )}
                {(named || !pictured) && <span className={styles.name}>{pdp_name}</span>}
                {named && pdp_price && (
                  <span className={styles.price}>{formatMoney(pdp_price.final_price, language)}</span>
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
