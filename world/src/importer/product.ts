import { categoryAt } from '../catalogue/categories.ts';
import { galleryOf, pictureModel } from '../catalogue/galleries.ts';
import { gtinOf } from '../catalogue/gtin.ts';
import { numberText } from '../catalogue/numbers.ts';
import { plansOf, priceNear } from '../catalogue/prices.ts';
import { makeRandom } from '../catalogue/random.ts';
import { slug } from '../catalogue/slug.ts';
import { capitalised, text } from '../catalogue/grammar.ts';
import type { Dimensions, Product, Specification } from '@shop/contract/contents';
import type { Mapped } from './mapping.ts';
import { parseLength, type RawRow, tidy } from './row.ts';

export interface ImportedPrices {
  /** Cents of C$. */
  price: number;
  finalPrice: number;
}

/** Cents of C$ with one of our endings, from an amount in the file's currency. */
export const converted = (amount: number, rate: number) => priceNear(amount * rate);

const specificationsOf = (row: RawRow, { width, depth, height }: Dimensions): Specification[] => {
  const centimetres = (value: number) => ({ en: `${numberText(value).en} cm`, fr: `${numberText(value).fr} cm` });
  const lengths: [Specification['label'], number][] = [
    [text('Width', 'Largeur'), width],
    [text('Depth', 'Profondeur'), depth],
    [text('Height', 'Hauteur'), height],
  ];
  const designer = tidy(row.designer);
  return [
    ...lengths.filter(([, value]) => value > 0).map(([label, value]) => ({ label, value: centimetres(value) })),
    ...(designer ? [{ label: text('Design', 'Design'), value: text(designer, designer) }] : []),
  ];
};

/** A product of ours from a checked row; texts that the file lacks stay empty, French names are put together. */
export const productOf = (id: number, row: RawRow, mapped: Mapped, { price, finalPrice }: ImportedPrices): Product => {
  const { path, noun } = mapped;
  const placed = categoryAt(path);
  const { model } = placed.row;
  const random = makeRandom(id);
  const look = {
    model,
    shape: random.pick(pictureModel(model).shapes),
    colour: random.pick(pictureModel(model).colours),
  };
  const series = tidy(row.name);
  const description = tidy(row.short_description);
  const size = /\d+(?:[x/-]\d+)* ?cm/.exec(description)?.[0];
  const name = text(`${series} ${description}`.trim(), `${capitalised(noun.fr)} ${series}${size ? `, ${size}` : ''}`);
  const dimensions = { width: parseLength(row.width), depth: parseLength(row.depth), height: parseLength(row.height) };
  const itemId = tidy(row.item_id);
  const onSale = tidy(row.sellable_online).toUpperCase() !== 'FALSE';
  return {
    id,
    type: 'simple',
    sku: `IM-${itemId}`,
    itemNo: itemId,
    gtin: gtinOf(id),
    urlPath: `${slug(`${series} ${description}`)}-${slug(itemId)}.html`,
    categoryIds: [...placed.lineage],
    brand: series,
    series,
    name,
    highlights: [],
    keyFeatures: [],
    specifications: specificationsOf(row, dimensions),
    care: [],
    aplus: text('', ''),
    price,
    finalPrice,
    plusPrice: null,
    tierPrices: [],
    tag: null,
    dropPriceSeconds: null,
    presaleEndDate: null,
    superEarlyBird: false,
    status: onSale ? 1 : 2,
    noDiscount: false,
    pickup: false,
    oversize: Math.max(dimensions.width, dimensions.depth, dimensions.height) > 210,
    minSaleQty: 1,
    weightKg: 0,
    dimensions,
    cartons: [],
    pictures: galleryOf(look, name),
    hasVideo: false,
    plans: plansOf(finalPrice),
    rating: { count: 0, average: 0 },
    createdRank: 0,
    popularity: random.int(0, 1000),
    variants: [],
    stock: onSale ? { quantity: 40, usableQuantity: 40 } : { quantity: 0, usableQuantity: 0 },
    restockDate: null,
    customized: false,
  };
};
