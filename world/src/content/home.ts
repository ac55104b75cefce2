import { categoryAt, placedCategories } from '../catalogue/categories.ts';
import { edgeCaseIds } from '../catalogue/edge-cases.ts';
import { text } from '../catalogue/words.ts';
import type { Banner, Home, Product, ProductSet } from '@shop/contract/contents';
import { banners, scene } from './promotions.ts';

const rooms: Banner[] = [
  { name: text('Living room', 'Salon'), image: scene('living'), url: '/room/living-room' },
  { name: text('Bedroom', 'Chambre'), image: scene('bedroom'), url: '/room/bedroom' },
  { name: text('Dining room', 'Salle à manger'), image: scene('dining'), url: '/room/dining-room' },
  { name: text('Home office', 'Bureau à domicile'), image: scene('office'), url: '/room/home-office' },
  { name: text('Outdoor', 'Extérieur'), image: scene('outdoor'), url: '/room/outdoor' },
  { name: text('Nursery', 'Chambre de bébé'), image: scene('nursery'), url: '/room/nursery' },
];

const sets: readonly (Banner & { categories: readonly string[] })[] = [
  {
    name: text('A living room in one go', 'Un salon d’un coup'),
    image: scene('living'),
    url: '/furniture/living-room-furniture.html',
    categories: ['furniture/sofas-loveseats', 'furniture/coffee-tables', 'furniture/tv-stands', 'decor/floor-lamps'],
  },
  {
    name: text('First bedroom', 'Première chambre'),
    image: scene('bedroom'),
    url: '/furniture/bedroom-furniture.html',
    categories: ['furniture/bed-frames', 'furniture/nightstands', 'furniture/dressers', 'decor/rugs'],
  },
  {
    name: text('Work from home', 'Télétravail'),
    image: scene('office'),
    url: '/furniture/office-furniture.html',
    categories: ['furniture/desks', 'furniture/office-chairs', 'furniture/bookcases', 'decor/reading-lamps'],
  },
];

const marketing: Banner[] = [
  { name: text('Plus+: 15% off all year', 'Plus+ : 15 % toute l’année'), image: scene('dining'), url: '/costwayplus' },
  {
    name: text('Which air conditioner do I need?', 'Quel climatiseur me faut-il?'),
    image: scene('office'),
    url: '/appliance/air-conditioners.html',
  },
  { name: text('Christmas at home', 'Noël à la maison'), image: scene('living'), url: '/christmas-trees' },
  { name: text('What our customers say', 'Ce que disent nos clients'), image: scene('nursery'), url: '/customer-say' },
];

const isOnShelf = ({ status, stock, pictures }: Product) =>
  status === 1 && stock.usableQuantity > 0 && pictures.length > 0;
const bestFirst = (a: Product, b: Product) => b.popularity - a.popularity || a.id - b.id;

/** The home page's sections, filled with what sells best. Edge cases stay off the home page. */
export function makeHome(products: readonly Product[]): Home {
  const edges = new Set(Object.values(edgeCaseIds));
  const best = products.filter((product) => !edges.has(product.id) && isOnShelf(product)).toSorted(bestFirst);
  const bestOf = (path: string) => {
    const { id } = categoryAt(`${path}.html`);
    return best
      .filter(({ categoryIds }) => categoryIds.includes(id))
      .slice(0, 1)
      .map((product) => product.id);
  };
  const spread = (list: readonly Product[], count: number) => {
    const seen = new Set<number | undefined>();
    return list
      .filter(({ categoryIds: [leaf] }) => !seen.has(leaf) && seen.add(leaf))
      .slice(0, count)
      .map(({ id }) => id);
  };
  return {
    homeBanner: banners.homeHero,
    marketing,
    salesDeals: spread(
      best.filter(({ finalPrice, price }) => finalPrice < price),
      12,
    ),
    shopByCategory: placedCategories.filter(({ lineage }) => lineage.length === 1).map(({ id }) => id),
    shopByRoom: rooms,
    shopBySets: sets.map(({ categories, ...set }): ProductSet => ({ ...set, productIds: categories.flatMap(bestOf) })),
    trendingCover: {
      title: text('What Canada is bringing home', 'Ce que le Canada ramène à la maison'),
      image: scene('dining'),
      productIds: spread(best, 12),
    },
  };
}
