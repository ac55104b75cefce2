import { paths, type CallResult, type Language } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { allCategories } from '../../database/catalogue/categories.ts';
import { cardsByIds, topCards, type CardRow } from '../../database/catalogue/cards.ts';
import { siteDocument, currentSeason } from '../../database/content/site-document.ts';
import { ofSeason } from '../../domain/content/season.ts';
import { withTerms } from '../../domain/content/page-terms.ts';
import type { BothLanguages } from '../../domain/text/both-languages.ts';
import type { Services } from '../../services.ts';
import { cardOf } from '../catalogue/card.ts';
import { productCount } from '../catalogue/product-count.ts';

interface Banner {
  name: BothLanguages;
  /** Absent in a store that is older than these texts. */
  text?: BothLanguages;
  image: string;
  url: string;
}
const bannerTile = ({ name, text, image, url }: Banner, language: Language) => ({
  title: withTerms(name[language], language),
  subtitle: text ? withTerms(text[language], language) : null,
  image,
  url,
});

/** The home page's own parts (CAT-007). */
export const newHome = async (services: Services, language: Language): Promise<CallResult<'newHome'>> => {
  const { db } = services;
  const home = await siteDocument(db, 'home');
  const season = await currentSeason(services);
  const categories = new Map((await allCategories(db)).map((category) => [category.id, category]));
  const deals = (await cardsByIds(db, home.salesDeals)).map((row) => cardOf(row, language, services));
  return {
    home_banner: ofSeason(home.homeBanner, season).map((hero) => ({
      title: hero.title[language],
      subtitle: hero.text[language],
      image: hero.image,
      url: hero.url,
      action: hero.action[language],
    })),
    marketing: ofSeason(home.marketing, season).map((banner) => bannerTile(banner, language)),
    salesDeals: deals.map((card) => ({
      title: card.name,
      subtitle: formatMoney(card.price.final_price, language),
      image: card.thumbnail,
      url: paths.productItem(card),
    })),
    shopByCatagory: home.shopByCategory.flatMap((id) => {
      const category = categories.get(id);
      if (!category) return [];
      const subtitle = productCount[language](category.productCount);
      return [
        { title: category.name[language], subtitle, image: category.picture, url: paths.category(category.urlPath) },
      ];
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
      subtitle: home.trendingCover.text?.[language] ?? null,
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
  /** `url` leads to the whole of a list that has a page of its own. */
  const list = (code: keyof typeof listTitles, rows: readonly CardRow[], url: string | null = null) => ({
    code,
    title: listTitles[code][language],
    url,
    products: rows.map((row) => cardOf(row, language, services)),
  });
  return {
    lists: [
      list('deals', await cardsByIds(db, home.salesDeals.slice(0, 12)), paths.saleEvent()),
      list('new', await topCards(db, 'newness', 12)),
      list('popular', await topCards(db, 'popularity', 12), paths.recommended()),
    ].filter(({ products }) => products.length > 0),
  };
};

export const trending = async (services: Services, language: Language): Promise<CallResult<'trending'>> => {
  const home = await siteDocument(services.db, 'home');
  const rows = await cardsByIds(services.db, home.trendingCover.productIds.slice(0, 12));
  return { products: rows.map((row) => cardOf(row, language, services)) };
};
