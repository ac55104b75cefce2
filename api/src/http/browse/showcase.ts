import { pageSizes, type Language, type ProductCard, type Showcase } from '@shop/contract';
import { cardsByIds } from '../../database/catalogue/cards.ts';
import type { BothLanguages } from '../../domain/text/both-languages.ts';
import type { Services } from '../../services.ts';
import { cardOf } from '../catalogue/card.ts';

interface Shown {
  id: number;
  name: BothLanguages;
  image: string | null;
  url: string;
}

export const showcase = ({ id, name, image, url }: Shown, language: Language): Showcase => ({
  id,
  name: name[language],
  image,
  url,
});

/** Cards of these products, in this order; what is no longer sold is left out. */
export const productsOf = async (
  services: Services,
  ids: readonly number[],
  language: Language,
): Promise<ProductCard[]> => (await cardsByIds(services.db, ids)).map((row) => cardOf(row, language, services));

/** One page of a list that is there whole. */
export const pageOfList = <T>(
  list: readonly T[],
  { page = 1, page_size = pageSizes.showcase }: { page?: number | undefined; page_size?: number | undefined },
) => ({ list: list.slice((page - 1) * page_size, page * page_size), total: list.length, page, page_size });
