import type { Carton, Dimensions, Plan, Product, Text } from '@shop/contract/contents';
import { Type } from 'typebox';
import type { StockedCategory } from './categories.ts';
import { designOf, endsInWholeDollars } from './design.ts';
import { familyNamed } from './families.ts';
import { galleryOf, pictureModel, pictureOf, type Look } from './galleries.ts';
import { gtinOf } from './gtin.ts';
import type { Goods, Named } from './kind.ts';
import { listPrice, plansOf, reduced, tierPricesOf } from './prices.ts';
import { makeRandom, type Random } from './random.ts';
import { sizes, styles } from './sizes.ts';
import { slug } from './slug.ts';
import { featuresOf, materialsOf, pickTrait } from './suited.ts';
import { drawFacts, writeTexts } from './texts.ts';
import { drawStock, makeVariants, totalStock, type AxisCounts } from './variants.ts';
import type { ColourSlug } from '../pictures.ts';
import { colourInName } from './colours.ts';
import { capitalised, titleCased, type Noun } from './grammar.ts';
import { closed, readJson } from '../data/read.ts';
import { words } from '../data/schemas.ts';

const list = Type.Array(words, { minItems: 1 });
const names = readJson('words/names.json', closed({ brands: list, first: list, second: list }));

/** The shop's own makers; none of them exists. */
const { brands } = names;

/** The style of a series: things of one series are drawn in one hand. */
const seriesStyle = (series: string): Text => {
  const place = names.first.findIndex((first) => series === first || series.startsWith(`${first} `));
  const style = styles[Math.max(0, place) % styles.length];
  if (!style) throw new Error('No style is written down');
  return style;
};

/** A series name of one or two words. The deeper into a big catalogue, the more often a second word keeps names apart. */
const seriesName = (random: Random, index: number) => {
  const name = random.pick(names.first);
  return random.chance(index < 2000 ? 0.4 : 0.95) ? `${name} ${random.pick(names.second)}` : name;
};

interface NameParts {
  series: string;
  noun: Noun;
  material: Noun;
  trait: Text;
  /** Named by its trait, not by its material. */
  byTrait: boolean;
  /** Left out where the shopper picks the colour. */
  colour: ColourSlug | null;
}

/** `Alder Loveseat in Linen, Grey` and `Causeuse Alder en lin, grise`. */
const productName = ({ series, noun, material, trait, byTrait, colour }: NameParts): Text => {
  const en = `${series} ${titleCased(noun.en)} ${byTrait ? `with ${titleCased(trait.en)}` : `in ${titleCased(material.en)}`}`;
  const fr = `${capitalised(noun.fr)} ${series} ${byTrait ? `avec ${trait.fr}` : `en ${material.fr}`}`;
  if (!colour) return { en, fr };
  const words = colourInName(colour, noun.gender);
  return { en: `${en}, ${titleCased(words.en)}`, fr: `${fr}, ${words.fr}` };
};

/** The name of goods, and the one of their pictures that lists show. */
export interface GoodsLook extends Look {
  noun: Named;
}

export interface ProductPlan {
  id: number;
  /** Place in the catalogue, from 0; the last one is the newest. */
  index: number;
  seed: number;
  category: StockedCategory;
  look: GoodsLook;
  now: Date;
  /** Fixed axes; drawn when not given. An empty object makes a simple product. */
  axes?: AxisCounts;
}

const DAY = 86_400_000;
export const dateAfter = (now: Date, days: number) => new Date(now.getTime() + days * DAY).toISOString().slice(0, 10);

/** Three in five are simple, beside those that all come in sizes; of the others most differ in colour alone. */
const drawAxes = (random: Random, second: Goods['axis']): AxisCounts => {
  if (random.chance(0.61)) return {};
  const color = random.int(2, 3);
  const differsInMore = random.chance(0.35);
  return second && differsInMore ? { color, [second]: random.int(2, 4) } : { color };
};

const pack = ({ width, depth, height }: Dimensions, weightKg: number): Carton[] => {
  const count = weightKg > 60 ? 3 : weightKg > 32 ? 2 : 1;
  const weight = Math.round(((weightKg * 1.12) / count) * 10) / 10;
  const carton = {
    width: width + 6,
    depth: depth + 5,
    height: Math.ceil((height * 0.6) / count) + 4,
    weightKg: weight,
  };
  return Array.from({ length: count }, () => carton);
};

const drawPlans = (random: Random, finalPrice: number): Plan[] => {
  random.next(); // not used: what is drawn after it stays as it was when this number meant something
  return random.chance(0.9) ? plansOf(finalPrice) : [];
};

/** One invented product of a category. The same plan gives the same product. */
export const makeProduct = ({ id, index, seed, category, look, now, axes: wanted }: ProductPlan): Product => {
  const random = makeRandom(seed, id);
  const { goods } = category.row;
  const { noun, model, shape, colour } = look;
  const thing = { noun, model, shape };
  const family = familyNamed(goods.family ?? model);
  const series = seriesName(random, index);
  const material = random.pick(materialsOf(thing, family));
  const { dimensions, weightKg, size } = designOf(category, noun, shape, seed);
  const cartons = pack(dimensions, weightKg);
  const drawn = drawAxes(random, goods.axis);
  const axes = wanted ?? (goods.sizeCount ? { size: goods.sizeCount } : drawn);
  const sizeList = noun.sizes ?? goods.sizes;
  const configurable = Object.keys(axes).length > 0;
  const others = pictureModel(model).colours.filter((other) => other !== colour);
  const colours = [colour, ...random.sample(others, others.length)];
  const name = productName({
    series,
    noun,
    material,
    trait: pickTrait(random, thing, family),
    byTrait: random.chance(0.4) || familyNamed(model).namedByTrait === true,
    colour: axes.color ? null : colour,
  });
  const sku = `${category.prefix}-${String(id).padStart(6, '0')}`;
  const price = listPrice(goods.price, size, material.grade ?? 1, endsInWholeDollars(category, seed));
  const saving = random.chance(0.3) ? random.int(8, 40) / 100 : 0;
  const finalPrice = saving > 0 ? reduced(price, saving) : price;
  const variants = configurable
    ? makeVariants(random, {
        productId: id,
        sku,
        name,
        model,
        shape,
        colours,
        sizes: sizeList && sizes[sizeList],
        price,
        saving,
        axes,
      })
    : [];
  const facts = drawFacts(random, family);
  // One that comes in several styles has the first of them.
  const style = axes.style ? styles[0] : seriesStyle(series);
  const preorder = random.chance(0.02);
  const drop = saving > 0 && random.chance(0.1);
  const gallery = galleryOf({ model, shape, colour }, name);
  return {
    id,
    type: configurable ? 'configurable' : 'simple',
    sku,
    itemNo: `${category.prefix}${10_000_000 + id}`,
    gtin: gtinOf(id),
    urlPath: `${slug(name.en)}.html`,
    categoryIds: category.lineage,
    brand: random.pick(brands),
    series,
    name,
    ...writeTexts(random, {
      family,
      features: featuresOf(thing, family),
      noun,
      series,
      material,
      dimensions,
      weightKg,
      cartons,
      facts,
      style,
    }),
    price,
    finalPrice,
    plusPrice: random.chance(0.25) ? reduced(finalPrice, 0.15) : null,
    tierPrices: random.chance(0.1) ? tierPricesOf(finalPrice) : [],
    tag: drop ? 'Drop Price' : preorder ? 'Pre-order' : null,
    dropPriceSeconds: drop ? random.int(2, 48) * 3600 : null,
    presaleEndDate: preorder && !drop ? dateAfter(now, random.int(10, 80)) : null,
    superEarlyBird: false,
    status: 1,
    noDiscount: random.chance(0.03),
    pickup: random.chance(0.15),
    oversize: weightKg > 60 || dimensions.width > 210,
    minSaleQty: 1,
    weightKg,
    dimensions,
    cartons,
    hasVideo: random.chance(0.12),
    pictures: configurable
      ? [
          ...gallery,
          ...colours
            .slice(1, axes.color ?? 1)
            .map((other) => ({ ...pictureOf({ model, shape, colour: other }, 'angle', name), alt: name })),
        ]
      : gallery,
    plans: drawPlans(random, finalPrice),
    rating: { count: 0, average: 0 },
    createdRank: 0,
    popularity: Math.floor(random.next() ** 2 * 1000),
    variants,
    stock: configurable ? totalStock(variants) : drawStock(random),
    restockDate: random.chance(0.7) ? dateAfter(now, random.int(7, 45)) : null,
    customized: random.chance(0.03),
    ...(style ? { style } : {}),
  };
};
