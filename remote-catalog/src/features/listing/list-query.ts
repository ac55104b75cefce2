import {
  facetCodes,
  mostChosen,
  productSorts,
  type FacetCode,
  type ListQuery,
  type ProductFilters,
  type ProductSort,
} from '@shop/contract';
import { cleaned } from '@shop/format';
import { pageOf } from '@shop/kit';

import { areaOf, areaOfValues, valuesFor } from './postal-area.ts';

/** Read from the list’s address. */
export interface ListView {
  page: number;
  /** Absent for the default order. */
  sort?: ProductSort;
  filters: ProductFilters;
  /** Filters that show all of their options. */
  whole?: FacetCode[];
  /** Sent as a postal code, and none. */
  refusedPlace?: string;
}

const isSort = (text: string | null): text is ProductSort => productSorts.some((sort) => sort === text);

/** An address's text without the one character that no text of the shop can hold: the API would refuse all of it. */
export const readable = (text: string): string => text.replaceAll('\u0000', '');

/** Values of one filter: a link writes them with commas, a form that is sent without scripts repeats the name. */
const valuesOf = (texts: readonly string[], code: FacetCode): string[] => {
  const values = texts.flatMap((text) => text.split(',')).map((text) => readable(text).trim());
  return [...new Set(values)].filter((value) => value !== '' && value.length <= 255).slice(0, mostChosen[code]);
};

/**
 * Reads a list's address; anything that makes no sense is left out rather than refused.
 * @param attributes what path resolution knows of the address itself (`{ color: 'grey' }`, GUARD-017); a
 *   parameter of the same name wins
 */
export const readListView = (search: URLSearchParams, attributes: Readonly<Record<string, string>> = {}): ListView => {
  const sort = search.get('sort');
  const filters: ProductFilters = {};
  for (const code of facetCodes) {
    const given = search.has(code) ? search.getAll(code) : [attributes[code] ?? ''];
    const values = valuesOf(given, code);
    if (values.length > 0) filters[code] = values;
  }
  const place = cleaned(search.get('postcode') ?? '');
  const area = areaOf(place);
  if (area !== null) filters.delivery = valuesFor(filters.delivery ?? [], area);
  const asked = new Set(search.getAll('whole').flatMap((text) => text.split(',')));
  const whole = facetCodes.filter((code) => asked.has(code));
  return {
    page: pageOf(search),
    ...(isSort(sort) ? { sort } : {}),
    filters,
    ...(whole.length > 0 ? { whole } : {}),
    ...(place !== '' && area === null ? { refusedPlace: place.slice(0, 20) } : {}),
  };
};

/** The body of a list call. Without a sort order the API uses its default. */
export const listBody = ({ page, sort, filters, whole }: ListView) => ({
  page,
  filters,
  ...(whole ? { whole } : {}),
  ...(sort ? { sort } : {}),
});

/** The same list without one value of a filter, on its first page. */
export const withoutValue = (view: ListView, code: FacetCode, value: string): ListQuery => ({
  sort: view.sort,
  whole: view.whole,
  filters: { ...view.filters, [code]: view.filters[code]?.filter((each) => each !== value) },
});

/** Every chosen value with its filter, in the filters' order. A postal area alone takes nothing out of the list. */
export const chosenValues = ({ filters }: ListView): { code: FacetCode; value: string }[] =>
  facetCodes.flatMap((code) =>
    (filters[code] ?? [])
      .filter((value) => code !== 'delivery' || areaOf(value) === null)
      .map((value) => ({ code, value })),
  );

/**
 * The filter form's values as the query of a list; `zip` is where the person wants things delivered, unless the form's
 * own field says it.
 */
export const readForm = (form: HTMLFormElement, zip: string | null = null): ListQuery => {
  const fields = new URLSearchParams();
  for (const field of form.elements) {
    const isChosen = field instanceof HTMLInputElement && (field.checked || field.name === 'whole');
    if (field instanceof HTMLSelectElement || isChosen) fields.append(field.name, field.value);
  }
  const { sort, filters, whole } = readListView(fields);
  const place = form.elements.namedItem('postcode');
  const given = place instanceof HTMLInputElement ? areaOf(place.value) : null;
  // Days and taxes are those of a place.
  const area = given ?? areaOfValues(filters.delivery) ?? areaOf(zip ?? '');
  if (area !== null) filters.delivery = valuesFor(filters.delivery ?? [], area);
  return { sort, filters, whole };
};
