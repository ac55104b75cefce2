import type { ColourSlug, PictureShape } from '../pictures.ts';
import type { OptionAxis, Stock, Text, Variant, VariantOptions } from '@shop/contract/contents';
import { colourText } from './colours.ts';
import { galleryOf } from './galleries.ts';
import { priceNear, reduced } from './prices.ts';
import type { Random } from './random.ts';
import { sizes, styles } from './sizes.ts';
import { capitalised, titleCased } from './grammar.ts';

/** One value of an axis, and how it changes price and picture. */
interface Choice {
  axis: OptionAxis;
  label: Text;
  factor: number;
  colour?: ColourSlug;
}

/** How many values each axis of a product has; an axis that is not named is not offered. */
export type AxisCounts = { [axis in OptionAxis]?: number };

export interface VariantPlan {
  productId: number;
  sku: string;
  name: Text;
  model: string;
  shape: PictureShape;
  colours: readonly ColourSlug[];
  sizes: readonly Text[] | undefined;
  /** Cents, of the plainest variant. */
  price: number;
  /** Part of the price that is taken off; 0 when it is not on sale. */
  saving: number;
  axes: AxisCounts;
}

const pieces = (label: Text) => Number.parseInt(label.en, 10);

const choicesOf = (plan: VariantPlan): Choice[][] => {
  const { axes, colours } = plan;
  const byColour = colours.slice(0, axes.color ?? 0).map((colour): Choice => {
    const words = colourText(colour);
    return { axis: 'color', label: { en: titleCased(words.en), fr: capitalised(words.fr) }, factor: 1, colour };
  });
  const byStyle = styles.slice(0, axes.style ?? 0).map((label, index): Choice => ({
    axis: 'style',
    label,
    factor: 1 + index * 0.06,
  }));
  const bySize = (plan.sizes ?? sizes.plain)
    .slice(0, axes.size ?? 0)
    .map((label, index): Choice => ({ axis: 'size', label, factor: 1 + index * 0.24 }));
  const byPieces = sizes.set
    .slice(0, axes.number_of_pieces ?? 0)
    .map((label): Choice => ({ axis: 'number_of_pieces', label, factor: pieces(label) ** 0.94 }));
  return [byColour, byStyle, bySize, byPieces].filter((choices) => choices.length > 0);
};

const combined = (axes: Choice[][]): Choice[][] =>
  axes.reduce<Choice[][]>((rows, choices) => rows.flatMap((row) => choices.map((choice) => [...row, choice])), [[]]);

/** Mostly plenty, sometimes few, now and then none. */
export const drawStock = (random: Random): Stock => {
  const place = random.next();
  if (place < 0.04) return { quantity: 0, usableQuantity: 0 };
  const quantity = place < 0.12 ? random.int(1, 9) : random.int(10, 140);
  return { quantity, usableQuantity: quantity > 100 ? 100 : quantity };
};

/** Every combination of the axes' values; the first is the cheapest. */
export const makeVariants = (random: Random, plan: VariantPlan): Variant[] =>
  combined(choicesOf(plan)).map((choices, index) => {
    const id = plan.productId * 100 + index + 1;
    const options: VariantOptions = {};
    for (const { axis, label } of choices) options[axis] = label;
    const factor = choices.reduce((product, choice) => product * choice.factor, 1);
    const price = factor === 1 ? plan.price : priceNear((plan.price / 100) * factor, plan.price % 100 === 0);
    const colour = choices.find((choice) => choice.colour)?.colour ?? plan.colours[0];
    const labels = (language: 'en' | 'fr') => choices.map(({ label }) => label[language]).join(', ');
    const name = { en: `${plan.name.en}, ${labels('en')}`, fr: `${plan.name.fr}, ${labels('fr').toLowerCase()}` };
    return {
      id,
      sku: `${plan.sku}-${String(index + 1).padStart(2, '0')}`,
      piid: id,
      options,
      price,
      finalPrice: plan.saving > 0 ? reduced(price, plan.saving) : price,
      stock: drawStock(random),
      pictures: colour ? galleryOf({ model: plan.model, shape: plan.shape, colour }, name) : [],
    };
  });

export const totalStock = (variants: readonly Variant[]): Stock => ({
  quantity: variants.reduce((sum, { stock }) => sum + stock.quantity, 0),
  usableQuantity: variants.reduce((most, { stock }) => Math.max(most, stock.usableQuantity), 0),
});
