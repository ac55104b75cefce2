import { paths, type CallResult, type Language } from '@shop/contract';
import { allCategories } from '../../database/catalogue/categories.ts';
import { cardsByIds, topCards, type CardRow } from '../../database/catalogue/cards.ts';
import { siteDocument } from '../../database/content/site-document.ts';
import type { BothLanguages } from '../../domain/text/both-languages.ts';
import type { Services } from '../../services.ts';
import { cardOf } from '../catalogue/card.ts';

interface Banner {
  name: BothLanguages;
  image: string;
  url: string;
}
const bannerTile = ({ name, image, url }: Banner, language: Language) => ({
  title: name[language],
  subtitle: null,
  image,
  url,
});

/** The home page's own parts (CAT-007). */
export const newHome = async ({ db }: Services, language: Language): Promise<CallResult<'newHome'>> => {
  const home = await siteDocument(db, 'home');
  const categories = new Map((await allCategories(db)).map((category) => [category.id, category]));
  const deals = await cardsByIds(db, home.salesDeals);
  return {
    home_banner: home.homeBanner.map((hero) => ({
      title: hero.title[language],
      subtitle: hero.text[language],
      image: hero.image,
      url: hero.url,
      action: hero.action[language],
    })),
    marketing: home.marketing.map((banner) => bannerTile(banner, language)),
    salesDeals: deals.map(({ name, thumbnail, urlPath }) => ({
      title: name[language],
      subtitle: null,
      image: thumbnail,
      url: paths.product(urlPath),
    })),
    shopByCatagory: home.shopByCategory.flatMap((id) => {
      const category = categories.get(id);
      if (!category) return [];
      const { name, picture, urlPath } = category;
      return [{ title: name[language], subtitle: null, image: picture, url: paths.category(urlPath) }];
    }),
    shopByRoom: home.shopByRoom.map((banner) => bannerTile(banner, language)),
    shopBySets: home.shopBySets.map(({ name, image, url }, place) => ({
      id: place + 1,
      name: name[language],
      image,
      url,
    })),
    treading_cover: {
      title: home.trendingCover.title[language],
      subtitle: null,
      image: home.trendingCover.image,
      url: paths.saleEvent(),
    },
  };
};

const listTitles = {
  deals: { en: 'Deals of the week', fr: 'Aubaines de la semaine' },
  new: { en: 'New arrivals', fr: 'Nouveautés' },
  popular: { en: 'Best sellers', fr: 'Meilleures ventes' },
} as const;

/** The home page's product lists. */
export const homeLists = async (services: Services, language: Language): Promise<CallResult<'homeLists'>> => {
  const { db } = services;
  const home = await siteDocument(db, 'home');
  const list = (code: keyof typeof listTitles, rows: readonly CardRow[]) => ({
    code,
    title: listTitles[code][language],
    url: null,
    products: rows.map((row) => cardOf(row, language, services)),
  });
  return {
    lists: [
      list('deals', await cardsByIds(db, home.salesDeals.slice(0, 12))),
      list('new', await topCards(db, 'newness', 12)),
      list('popular', await topCards(db, 'popularity', 12)),
    ].filter(({ products }) => products.length > 0),
  };
};

export const trending = async (services: Services, language: Language): Promise<CallResult<'trending'>> => {
  const home = await siteDocument(services.db, 'home');
  const rows = await cardsByIds(services.db, home.trendingCover.productIds.slice(0, 12));
  return { products: rows.map((row) => cardOf(row, language, services)) };
};
