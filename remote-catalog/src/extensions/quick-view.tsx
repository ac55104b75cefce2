import { LinkButton, LoadState } from '@shop/kit';
import { useEffect, useRef, useState, type Ref } from 'react';
import { intents, paths, type Product } from '@shop/contract';
import { productApi, Slot, useDispatch, useSearchParams, useSelector, useTranslation } from '@shop/platform';
import { Skeleton, Tabs } from '@shop/ui';
import { DeliveryLine } from '../features/delivery/delivery-line.tsx';
import { Manuals } from '../features/install-videos/manuals.tsx';
import { AssociatedProducts } from '../features/product/associated-products.tsx';
import { BuyBox } from '../features/product/buy-box.tsx';
import { Gallery } from '../features/product/gallery.tsx';
import { Identity, ItemNumber } from '../features/product/identity.tsx';
import { Making } from '../features/product/making.tsx';
import { PlanPlace } from '../features/product/plan-place.tsx';
import { PriceBlock } from '../features/product/price-block.tsx';
import { ProductDetails } from '../features/product/product-details.tsx';
import { useViewItem } from '../features/product/use-view-item.ts';
import { VariantPicker } from '../features/product/variant-picker.tsx';
import { chooseVariant } from '../features/product/variants.ts';
import { quickViewMeasures } from '../features/quick-view/measures.ts';
import { QuickViewDrawer } from '../features/quick-view/quick-view-drawer.tsx';
import { quickViewEvents, quickViewSelectors } from '../features/quick-view/slice.ts';
import { QuestionsPlace, ReviewsPlace } from '../features/reviews/opinions-place.tsx';
import { LinkedHtml } from '../parts/linked-html.tsx';
import styles from './quick-view.module.css';

export { quickViewModels as models } from '../features/quick-view/models.ts';

/** The tabs; the content of each is loaded when its tab is first chosen. */
const About = ({ product }: { product: Product }) => {
  const { t } = useTranslation('catalog');
  const [selected, setSelected] = useState('quick-overview');
  const contents = {
    overview: () => (
      <div className={styles.overview}>
        <ProductDetails product={product} idPrefix="quick" compact />
        {product.texts.aplus && <LinkedHtml html={product.texts.aplus} />}
      </div>
    ),
    reviews: () => <ReviewsPlace productId={product.entity_id} />,
    faq: () => <QuestionsPlace productId={product.entity_id} />,
    manuals: () => <Manuals productId={product.entity_id} urlPath={product.url_path} />,
  };
  const tab = (name: keyof typeof contents) => {
    const id = `quick-${name}`;
    return { id, label: t(`quickView.${name}`), content: id === selected ? contents[name]() : null };
  };
  return (
    <Tabs
      label={t('quickView.tabs')}
      items={[tab('overview'), tab('reviews'), tab('faq'), tab('manuals')]}
      selected={selected}
      onSelect={setSelected}
    />
  );
};

/** A product that has taken another's place in the drawer is read out, from its name on. */
const useNameFocus = (productId: number | undefined) => {
  const name = useRef<HTMLHeadingElement>(null);
  const shown = useRef<number>(undefined);
  useEffect(() => {
    if (productId === undefined) return;
    if (shown.current !== undefined && shown.current !== productId) name.current?.focus();
    shown.current = productId;
  }, [productId]);
  return name;
};

/** The drawer's, less its margins. */
const PICTURE_SIZES = '(min-width: 600px) 407px, 88vw';

interface ContentProps {
  name: Ref<HTMLHeadingElement>;
  product: Product;
  since: number;
  onPriceEnd: () => void;
}

const Content = ({ name, product, since, onPriceEnd }: ContentProps) => {
  const { t } = useTranslation('catalog');
  const dispatch = useDispatch();
  const [search] = useSearchParams();
  const asked = useSelector(quickViewSelectors.selectPiid);
  const inAddress = Number(search.get('piid')) || null;
  const variant = chooseVariant(product.relation, asked ?? inAddress);
  const piid = variant?.piid ?? null;
  const pictures = variant && variant.gallery.length > 0 ? variant.gallery : product.gallery;
  const perView = quickViewMeasures.slidesPerView;
  useViewItem(product);
  return (
    <div className={styles.content}>
      <div className={styles.pictures}>
        <Gallery key={piid ?? product.entity_id} pictures={pictures} name={product.name} sizes={PICTURE_SIZES} />
        <div className={styles.actions}>
          <Slot name="product.actions" with={{ product, piid }} />
        </div>
      </div>
      <Identity product={product} headingLevel={3} headingRef={name} />
      <PriceBlock product={product} variant={variant} since={since} onPriceEnd={onPriceEnd} />
      {variant && (
        <VariantPicker
          product={product}
          current={variant}
          perView={perView}
          onChoose={(chosen) => dispatch(quickViewEvents.variantChosen({ piid: chosen.piid }))}
        />
      )}
      <AssociatedProducts
        product={product}
        perView={perView}
        onPick={(product_id) => dispatch(intents.quickViewRequested({ product_id }))}
      />
      <div className={styles.buy}>
        <BuyBox key={piid ?? product.entity_id} product={product} variant={variant} />
      </div>
      <ItemNumber product={product} />
      <PlanPlace product={product} variant={variant} />
      <Making product={product} />
      <DeliveryLine key={`delivery-${product.entity_id}`} product={product} variant={variant} />
      <Slot name="product.delivery" with={{ product, piid }} />
      <LinkButton
        href={paths.product(product.url_path, piid)}
        variant="secondary"
        wide
        onClick={() => dispatch(quickViewEvents.quickViewClosed())}
      >
        {t('quickView.fullDetails')}
      </LinkButton>
      <About key={`about-${product.entity_id}`} product={product} />
    </div>
  );
};

/** One product in the drawer, asked for when the drawer opens. */
const QuickProduct = ({ productId }: { productId: number }) => {
  const { t } = useTranslation('catalog');
  const query = productApi.useProductQuery({ id: productId });
  const { currentData: product, refetch, fulfilledTimeStamp = 0 } = query;
  const name = useNameFocus(product?.entity_id);
  if (product) {
    return <Content name={name} product={product} since={fulfilledTimeStamp} onPriceEnd={() => void refetch()} />;
  }
  const shape = (
    <div className={styles.content} aria-busy>
      <Skeleton shape="block" height="picture" />
      <Skeleton shape="lines" lines={4} />
      <Skeleton shape="block" height="control" />
    </div>
  );
  const said = { title: t('product.error.title'), hint: t('product.error.text') };
  return <LoadState t={t} query={query} {...said} headingLevel={3} shape={shape} />;
};

/** The quick view: a short product page, in a drawer over a list (QV-001). */
export default function QuickView() {
  return <QuickViewDrawer>{(productId) => <QuickProduct productId={productId} />}</QuickViewDrawer>;
}
