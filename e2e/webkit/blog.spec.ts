import { paths } from '@shop/contract';
import { ask } from '@shop/qa';
import { test, expect } from './test.ts';

const main = { role: 'main' };

test('a link to a part of an article leads to that part, also where the article was reached by a link', async ({
  shopper,
}) => {
  const { list } = await ask('blogArticles', { query: { topic: 'care' } });
  const article = await ask('blogArticle', { query: { slug: list[0]?.slug ?? '' } });
  const last = article.sections.at(-1)?.title ?? '';
  await shopper.open(paths.blog('care'));
  await shopper.press({ role: 'link', name: article.title, within: main });
  await shopper.see({ role: 'heading', level: 1, name: article.title });
  await shopper.press({ role: 'link', name: last, within: main });
  const isThere = () =>
    shopper.run<boolean>(
      'const { top } = document.querySelector(location.hash).getBoundingClientRect(); return top >= 0 && top < innerHeight',
    );
  await expect.poll(isThere).toBe(true);
});
