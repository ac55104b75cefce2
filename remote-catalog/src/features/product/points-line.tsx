import type { ReactNode } from 'react';
import { paths, type Product } from '@shop/contract';
import { formatNumber } from '@shop/format';
import { Link, useTranslation } from '@shop/platform';
import { useLanguage } from '../../parts/language.ts';

/** Points for this purchase: type 1 asks to sign in for them, 2 and 3 say how many (document 3 §3). */
export function PointsLine({ product }: { product: Product }): ReactNode {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  if (product.pointsType === 1) {
    return (
      <p>
        <Link href={paths.login({ redirect: paths.product(product.url_path), entrypoint: 'product_detail' })}>
          {t('points.signIn')}
        </Link>
      </p>
    );
  }
  if ((product.pointsType !== 2 && product.pointsType !== 3) || product.pts === 0) return null;
  return <p>{t('points.earn', { count: product.pts, number: formatNumber(product.pts, language) })}</p>;
}
