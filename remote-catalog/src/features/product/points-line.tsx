import type { ReactNode } from 'react';
import { paths, type Product } from '@shop/contract';
import { formatNumber } from '@shop/format';
import { Link, selectIsSignedIn, useLanguage, useSelector, useTranslation } from '@shop/platform';

/**
 * Points for this purchase: type 1 asks to sign in for them, 2 and 3 say how many (PDP-010). The page and its
 * answer are everyone's, so type 1 reaches customers too: they are told how many, as soon as the session is known.
 */
export const PointsLine = ({ product }: { product: Product }): ReactNode => {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const signedIn = useSelector(selectIsSignedIn);
  const { pointsType, pts } = product;
  if (pointsType === 1 && !signedIn) {
    return (
      <p>
        <Link href={paths.login({ redirect: paths.product(product.url_path), entrypoint: 'product_detail' })}>
          {t('points.signIn')}
        </Link>
      </p>
    );
  }
  if ((pointsType !== 1 && pointsType !== 2 && pointsType !== 3) || pts === 0) return null;
  return <p>{t('points.earn', { count: pts, number: formatNumber(pts, language) })}</p>;
};
