import { paths, type PageHead } from '@shop/contract';
import { PageFrame } from '@shop/kit';
import {
  cartApi,
  Link,
  useLocation,
  useNavigate,
  useTranslation,
  type HeadContext,
  type LoaderContext,
} from '@shop/platform';
import { Breadcrumbs } from '@shop/ui';
import { sizesApi } from '../features/will-it-fit/endpoints.ts';
import { readAddress } from '../features/will-it-fit/home/address.ts';
import { cartProducts } from '../features/will-it-fit/home/cart-products.ts';
import { productsOf, withProducts } from '../features/will-it-fit/home/plan.ts';
import { HomeView } from '../features/will-it-fit/view/home-view.tsx';
import page from '../parts/page.module.css';

export const head = ({ t }: HeadContext<'account'>): PageHead => ({
  title: t('fit.title'),
  description: t('fit.lead'),
  canonical: paths.willItFit(),
  robots: 'noindex, follow',
});

export const loader = async ({ dispatch, url }: LoaderContext): Promise<void> => {
  const { plan, addsCart } = readAddress(url.search);
  const cart = addsCart
    ? (await dispatch(cartApi.endpoints.cart.initiate(undefined, { subscribe: false }))).data
    : undefined;
  const ids = productsOf(cart ? withProducts(plan, cartProducts(cart)) : plan);
  // The page says itself where they did not come.
  if (ids.length > 0) await dispatch(sizesApi.endpoints.productSizes.initiate(ids, { subscribe: false }));
};

/** Whether what one wants fits into one's home, and gets there. */
export default function WillItFitPage() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const { search } = useLocation();
  const asked = readAddress(search);
  const { data: cart } = cartApi.useCartQuery(undefined, { skip: !asked.addsCart });
  const first = cart && asked.addsCart ? withProducts(asked.plan, cartProducts(cart)) : asked.plan;
  return (
    <PageFrame>
      <Breadcrumbs
        label={t('breadcrumb')}
        linkComponent={Link}
        items={[{ label: t('fit.home'), href: paths.home() }, { label: t('fit.title') }]}
      />
      <h1>{t('fit.title')}</h1>
      <p>{t('fit.lead')}</p>
      <HomeView
        key={search}
        asked={asked}
        first={first}
        onMerged={() => void navigate(paths.willItFit(), { replace: true })}
      />
      <p className={page.quiet}>{t('fit.limits')}</p>
    </PageFrame>
  );
}
