import type { PlaceTrial } from '../content-shop.ts';
import { picture, text, title } from '../content-words.ts';

export const articles: PlaceTrial = {
  given: (body) => [...title, ...text, ...body, '--picture', picture, '--topic', 'care', '--path', 'winter'],
  shown: async (shop, headers) =>
    (await shop.call('blogArticles', { query: {} }, headers)).result.list.map((article) => article.title),
};
