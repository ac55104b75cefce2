import { paths, type Product, type Variant } from '@shop/contract';
import { formatNumber } from '@shop/format';
import { Link, selectIsPlus, selectIsSignedIn, useLanguage, useSelector, useTranslation } from '@shop/platform';

/**
 * Points for this purchase: type 1 asks to sign in for them, 2 and 3 say how many, 3 at a Plus+ member's price (PDP-010).
 * The page and its first answer are everyone's, so type 1 reaches customers too: the session says who they are.
 */
export const PointsLine = ({ product, variant }: { product: Product; variant: Variant | null }) => {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const signedIn = useSelector(selectIsSignedIn);
  const isPlus = useSelector(selectIsPlus);
  const own = isPlus ? 3 : 2;
  const type = product.pointsType === 1 && signedIn ? own : product.pointsType;
  if (type === 1) {
    return (
      <p>
        <Link href={paths.login({ redirect: paths.product(product.url_path), entrypoint: 'product_detail' })}>
          {t('points.signIn')}
        </Link>
      </p>
    );
  }
  const { pts = product.pts, ptsPoints = product.ptsPoints } = variant ?? product;
  const points = type === 3 ? ptsPoints : pts;
  if ((type !== 2 && type !== 3) || points === 0) return null;
  return <p>{t('points.earn', { count: points, number: formatNumber(points, language) })}</p>;
};
