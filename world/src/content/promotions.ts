import type { Banners, HotKeyword, NavigationImage } from '@shop/contract/contents';
import { Type } from 'typebox';
import { categoryAt } from '../catalogue/categories.ts';
import { pictureUrl } from '../catalogue/galleries.ts';
import { closed, readJson } from '../data/read.ts';
import { banner, look, text, words } from '../data/schemas.ts';

const navigation = readJson(
  'content/navigation.json',
  Type.Array(closed({ category: words, picture: look, name: text })),
);
const keywords = readJson('content/hot-keywords.json', Type.Array(closed({ keyword: text, category: words })));

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

export const hotKeywords: readonly HotKeyword[] = keywords.map(({ keyword, category }, index) => ({
  id: index + 1,
  keyword,
  url: `/${categoryAt(`${category}.html`).row.path}`,
}));
