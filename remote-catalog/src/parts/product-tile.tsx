import type { ReactNode } from 'react';
import { paths, type ProductCard as ProductSummary } from '@shop/contract';
import { formatDate, formatMoney, formatNumber, formatPercent } from '@shop/format';
import { useSavedZip } from '@shop/kit';
import { Link, Slot, useLanguage, useTranslation } from '@shop/platform';
import { ProductCard, useHydrated, type BadgeTone, type Colour } from '@shop/ui';
import { cssColour } from './colours.ts';

interface Props {
  product: ProductSummary;
  /** Of the first view: its picture is loaded at once. */
  priority?: boolean;
  headingLevel?: 2 | 3 | 4;
  sizes?: string;
  /** Colours that were asked for: the card shows the product in the first of them that it has. */
  wantedColours?: readonly string[];
  /** Where things go, when the page knows it; else the postal code that the person last gave. */
  place?: string | null;
  footer?: ReactNode;
}

const useBadge = (product: ProductSummary): { text: string; tone: BadgeTone } | undefined => {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const { price, final_price } = product.price;
  if (!product.is_in_stock) return { text: t('card.outOfStock'), tone: 'neutral' };
  if (product.product_tag === 'Pre-order') return { text: t('card.preOrder'), tone: 'new' };
  if (product.product_tag === 'Drop Price') return { text: t('card.dropPrice'), tone: 'sale' };
  const saved = price > 0 ? Math.trunc(((price - final_price) * 100) / price) : 0;
  return saved > 0 ? { text: t('card.saved', { percent: formatPercent(saved, language) }), tone: 'sale' } : undefined;
};

const coloursOf = ({ swatches }: ProductSummary): Colour[] =>
  swatches.flatMap(({ color, label }) => {
    const colour = cssColour(color);
    return colour ? [{ name: label, colour }] : [];
  });

/** The colour of the product that was asked for, to be shown instead of its usual one. */
const wantedSwatch = ({ swatches }: ProductSummary, wanted: readonly string[] = []) => {
  const colours = new Set(wanted.map((colour) => colour.toLowerCase()));
  return swatches.find(({ color, thumbnail }) => thumbnail !== null && colours.has(color.toLowerCase()));
};

/** A product of the API as the shop's card, wherever products stand side by side. */
export const ProductTile = ({ product, priority, headingLevel, sizes, wantedColours, place, footer }: Props) => {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const saved = useSavedZip();
  // A document has no captions: what they say comes with the scripts.
  const isHydrated = useHydrated();
  const zip = isHydrated ? (place ?? saved) : null;
  const { price, final_price } = product.price;
  const { reviewStar, reviews_count } = product.rating;
  const colours = coloursOf(product);
  const swatch = wantedSwatch(product, wantedColours);
  const shown = swatch ? [swatch.thumbnail] : [product.thumbnail, product.hover_thumbnail];
  const score = formatNumber(reviewStar, language);
  return (
    <ProductCard
      href={paths.productItem(swatch ? { ...product, piid: swatch.piid } : product)}
      linkComponent={Link}
      name={product.name}
      pictures={shown.filter((each) => each !== null)}
      price={{
        current: formatMoney(final_price, language),
        ...(final_price < price ? { old: formatMoney(price, language), wasLabel: t('price.was') } : {}),
        ...(product.plus_price === null
          ? {}
          : { plus: t('price.plus', { price: formatMoney(product.plus_price, language) }) }),
      }}
      rating={
        reviews_count > 0
          ? { score: reviewStar, count: reviews_count, label: t('rating.label', { score, count: reviews_count }) }
          : undefined
      }
      colours={colours}
      coloursLabel={t('card.colours', { count: colours.length })}
      badge={useBadge(product)}
      caption={
        zip !== null &&
        product.is_in_stock && <Slot name="card.caption" with={{ product_id: product.entity_id, zip }} />
      }
      delivery={
        product.product_tag === 'Pre-order' && product.presale_end_date
          ? t('card.shipsBy', { date: formatDate(product.presale_end_date, language) })
          : undefined
      }
      actions={
        <Slot name="card.actions" with={{ product_id: product.entity_id, name: product.name, piid: swatch?.piid }} />
      }
      footer={footer}
      muted={!product.is_in_stock}
      headingLevel={headingLevel}
      priority={priority}
      sizes={sizes}
    />
  );
};
