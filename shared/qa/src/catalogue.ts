import { isDelivered, type CallResult, type Language } from '@shop/contract';
import { ask } from './ask.ts';

type Product = CallResult<'productDetail'>;

/** A product of the first page of a category's list, with the variant that its page opens with and another one. */
export interface Choosable {
  name: string;
  urlPath: string;
  first: Product['relation'][number];
  other: Product['relation'][number];
  /** The colour to press for `other`. */
  otherColour: string;
}

const SOFAS = 105;
/** Less than what the cart asks a buyer about (`largeOrder` of the site). */
const MOST_CENTS = 100_000;

/** A sofa that is delivered and no large order by itself, of which at least two colours are in stock. */
export const choosableSofa = async (language: Language): Promise<Choosable> => {
  const { products } = await ask('categoryProducts', { body: { category_id: SOFAS } }, { language });
  for (const card of products.filter(({ type_id }) => type_id === 'configurable')) {
    const sofa = await ask('productDetail', { query: { id: card.entity_id } }, { language });
    if (!isDelivered(sofa) || sofa.price.final_price > MOST_CENTS) continue;
    const { name, url_path, relation } = sofa;
    const [first, ...others] = relation.filter(({ inventory }) => inventory.usable_qty > 5);
    // With another colour and nothing else, so that one press leads to it.
    const restOf = ({ option }: Product['relation'][number]) => JSON.stringify({ ...option, color: null });
    const other = others.find((variant) => first && restOf(variant) === restOf(first));
    const otherColour = other?.option.color?.option_value;
    if (first && other && otherColour && first === relation[0])
      return { name, urlPath: url_path, first, other, otherColour };
  }
  throw new Error('The list of sofas has no product with two colours in stock');
};

/** The first product of a category's list whose page `fits`. */
export const productIn = async (
  category: string,
  language: Language,
  fits: (product: Product) => boolean = () => true,
): Promise<Product> => {
  const resolved = await ask('pathResolve', { body: { request_path: category } });
  const { products } = await ask('categoryProducts', { body: { category_id: resolved?.id ?? 0 } }, { language });
  for (const { entity_id } of products) {
    const product = await ask('productDetail', { query: { id: entity_id } }, { language });
    if (fits(product)) return product;
  }
  throw new Error(`${category} has no such product`);
};
