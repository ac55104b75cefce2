import {
  pageSizes,
  type FacetCode,
  type Language,
  type ProductFilters,
  type ProductPage,
  type ProductSort,
  facetCodes,
  type Facet,
} from '@shop/contract';
import { formatRoundMoney } from '@shop/format';
import { cardsByIds } from '../../database/catalogue/cards.ts';
import { destinationOfLists } from '../../database/content/destination.ts';
import { nowhere } from '../../database/listing/delivered-total.ts';
import type { ListRequest, ProductList } from '../../database/listing/list-request.ts';
import { listProducts } from '../../database/listing/list-products.ts';
import type { Group } from '../../domain/search/plan.ts';
import type { Services } from '../../services.ts';
import { cardOf } from './card.ts';
import { measureLabel } from '../../domain/catalogue/measure-band.ts';
import { parsePriceBand } from '../../domain/catalogue/price-band.ts';
import { areaNamed, parseWithin, placeOf } from '../../domain/delivery/within.ts';
import type { Message } from '../../domain/messages.ts';

const labels: Record<FacetCode, Message> = {
  price: { en: 'Price', fr: 'Prix' },
  door_price: { en: 'Price at your door', fr: 'Prix à votre porte' },
  color: { en: 'Colour', fr: 'Couleur' },
  availability: { en: 'Availability', fr: 'Disponibilité' },
  delivery: { en: 'Delivery', fr: 'Livraison' },
  rating: { en: 'Customer rating', fr: 'Note des clients' },
  series: { en: 'Collection', fr: 'Collection' },
  style: { en: 'Style', fr: 'Style' },
  size: { en: 'Size', fr: 'Taille' },
  material: { en: 'Material', fr: 'Matériau' },
  width: { en: 'Width', fr: 'Largeur' },
  depth: { en: 'Depth', fr: 'Profondeur' },
  height: { en: 'Height', fr: 'Hauteur' },
  seats: { en: 'Seats', fr: 'Places' },
  assembly: { en: 'Assembly', fr: 'Montage' },
  sale: { en: 'Offers', fr: 'Offres' },
};
const onSale: Message = { en: 'On sale', fr: 'En solde' };
const inStock: Message = { en: 'In stock', fr: 'En stock' };

const isMeasure = (code: FacetCode): boolean => code === 'width' || code === 'depth' || code === 'height';
const lowest = (value: string): number => Number.parseInt(value, 10) || 0;

const bandLabel = (value: string, language: Language): string => {
  const band = parsePriceBand(value);
  if (!band) return value;
  const low = formatRoundMoney(band.low, language);
  if (band.high === null) return language === 'fr' ? `${low} et plus` : `${low} and up`;
  return `${low} – ${formatRoundMoney(band.high, language)}`;
};

/** Without a postal area it holds for the provinces, as the delivery terms do; the North takes longer. */
const withinLabel = (value: string, language: Language): string => {
  const within = parseWithin(value);
  if (!within) return value;
  const { days, area } = within;
  if (language === 'fr') return `D’ici ${days}\u00A0jours, ${area ?? 'dans les provinces'}`;
  return `Within ${days} days, ${area ?? 'to the provinces'}`;
};

const optionLabel = (code: FacetCode, value: string, label: string | null, language: Language): string => {
  if (code === 'price' || code === 'door_price') return bandLabel(value, language);
  if (code === 'sale') return onSale[language];
  if (isMeasure(code)) return measureLabel(value, language);
  if (code === 'availability') return inStock[language];
  if (code === 'delivery') return withinLabel(value, language);
  if (code === 'rating') return language === 'fr' ? `${value} étoiles et plus` : `${value} stars and up`;
  return label ?? value;
};

/** Filters with their options: those that would show something, and those that are chosen. */
const facetsOf = (
  { facets: counts, more }: Pick<ProductList, 'facets' | 'more'>,
  chosen: ProductFilters,
  language: Language,
): Facet[] =>
  facetCodes.flatMap((code) => {
    const selected = (chosen[code] ?? []).filter((value) => code !== 'delivery' || placeOf(value) === null);
    const counted = counts.filter((entry) => entry.code === code);
    const missing = selected
      .filter((value) => !counted.some((entry) => entry.value === value))
      .map((value) => ({ code, value, label: null, count: 0 }));
    const options = [...counted, ...missing]
      .filter(({ value, count }) => count > 0 || selected.includes(value))
      .map(({ value, label, count }) => ({
        value,
        label: optionLabel(code, value, label, language),
        count,
        selected: selected.includes(value),
      }));
    const ordered =
      code === 'price' || code === 'door_price' || code === 'rating'
        ? options
        : isMeasure(code) || code === 'seats' || code === 'delivery'
          ? options.toSorted((a, b) => lowest(a.value) - lowest(b.value))
          : options.toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label, language));
    if (ordered.length === 0) return [];
    const others = more.get(code) ?? 0;
    return [{ code, label: labels[code][language], options: ordered, ...(others > 0 ? { more: others } : {}) }];
  });

/** Where things go by the postal area that the filters name (`14-M5H`, `M5H`). */
const supplyOf = async (db: Services['db'], { delivery }: ProductFilters): Promise<ListRequest['supply']> => {
  const area = areaNamed(delivery);
  return (area === null ? null : await destinationOfLists(db, area))?.supply ?? nowhere;
};

export interface ListInput {
  filters?: ProductFilters;
  sort?: ProductSort;
  page?: number;
  page_size?: number;
  whole?: readonly FacetCode[];
}

/** One page of a list with its facets, for a category or a search; of that, what is asked for decides which variant a card shows. */
export const productPage = async (
  services: Services,
  language: Language,
  within: ListRequest['within'],
  input: ListInput,
  asked: readonly Group[] = [],
): Promise<ProductPage> => {
  const filters = input.filters ?? {};
  const sort = input.sort ?? 'recommended';
  const page = input.page ?? 1;
  const pageSize = input.page_size ?? pageSizes.list;
  const list = await listProducts(services.db, {
    within,
    filters,
    sort,
    supply: await supplyOf(services.db, filters),
    page,
    pageSize,
    whole: input.whole ?? [],
    language,
    now: services.now(),
  });
  const cards = await cardsByIds(services.db, list.ids);
  return {
    products: cards.map((card) => cardOf(card, language, services, asked)),
    total: list.total,
    ...(list.totalIs ? { total_is: list.totalIs } : {}),
    page,
    page_size: pageSize,
    facets: facetsOf(list, filters, language),
    sort,
  };
};

/** The page of a search that finds nothing. */
export const emptyPage = (input: ListInput): ProductPage => ({
  products: [],
  total: 0,
  page: input.page ?? 1,
  page_size: input.page_size ?? pageSizes.search,
  facets: [],
  sort: input.sort ?? 'recommended',
});
