/** A product as the recommender's feed has it: `price` is in dollars, addresses may be whole ones. */
export interface Recommended {
  id: string;
  title: string;
  link: string;
  image: string;
  price: number;
}

interface Question {
  logic: 'PERSONAL';
  limit: number;
  success: (answer: { page: { products: readonly Recommended[] } }) => void;
}

declare global {
  interface Window {
    /**
     * The recommender's queue. The shell starts what reads it, once a person agrees to be measured; until then, and
     * where nothing is configured, it is a list that nobody reads.
     */
    ScarabQueue?: { push(command: readonly ['recommend', Question] | readonly ['go']): unknown };
  }
}

/** Asks for what suits this visitor. `success` may be called later, or never. */
export const askRecommender = (limit: number, success: (products: readonly Recommended[]) => void): void => {
  window.ScarabQueue ??= [];
  window.ScarabQueue.push(['recommend', { logic: 'PERSONAL', limit, success: ({ page }) => success(page.products) }]);
  window.ScarabQueue.push(['go']);
};

/** The path on this site of an address in the feed; null for one elsewhere. */
export const ownPath = (address: string): string | null => {
  if (!URL.canParse(address, location.origin)) return null;
  const { origin, pathname, search } = new URL(address, location.origin);
  return origin === location.origin ? pathname + search : null;
};
