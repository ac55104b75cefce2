import type { Banners, HotKeyword, NavigationImage, Product } from '@shop/contract/contents';
import { Type } from 'typebox';
import { categoryAt } from '../catalogue/categories.ts';
import { pictureUrl } from '../catalogue/galleries.ts';
import { closed, readJson } from '../data/read.ts';
import { banner, look, text, words } from '../data/schemas.ts';

const navigation = readJson(
  'content/navigation.json',
  Type.Array(closed({ category: words, picture: look, name: text })),
);
const keywords = readJson(
  'content/hot-keywords.json',
  Type.Array(closed({ keyword: text, category: words, colour: Type.Optional(words) })),
);

const top = Type.Array(closed({ ...banner, webToApp: Type.Boolean(), isEnableUrl: Type.Boolean() }));
const hero = Type.Array(closed({ ...banner, title: text, text, action: text }));
const onProducts = Type.Array(closed({ ...banner, in: Type.Array(words), image: Type.Union([Type.Null(), words]) }));
const { product, ...others } = readJson(
  'content/banners.json',
  closed({ top, cart: top, order: top, homeHero: hero, product: onProducts }),
);
export const banners: Banners = {
  ...others,
  product: product.map(({ in: paths, ...rest }) => ({
    ...rest,
    categoryIds: paths.map((path) => categoryAt(path).id),
  })),
};

/** One for each of the mega-menu's positions 1 to 12 (SHELL-028). */
export const navigationImages: readonly NavigationImage[] = navigation.map(({ category, picture, name }, index) => ({
  position: index + 1,
  image: pictureUrl(picture, 'angle'),
  name,
  url: `/${categoryAt(`${category}.html`).row.path}`,
}));

/** A keyword of a colour leads to the category in that colour (GUARD-017), or to all of it where nothing has the colour. */
export const makeHotKeywords = (products: readonly Product[]): HotKeyword[] =>
  keywords.map(({ keyword, category, colour }, index) => {
    const { id, row } = categoryAt(`${category}.html`);
    const isColoured = ({ unlisted, categoryIds, variants }: Product): boolean =>
      !unlisted && categoryIds.includes(id) && variants.some(({ options }) => options.color?.en === colour);
    const path = colour && products.some(isColoured) ? `${category}/${colour.toLowerCase()}.html` : row.path;
    return { id: index + 1, keyword, url: `/${path}` };
  });
