import { contentShop } from '../../testing/content-shop.ts';
import { picture, text, title } from '../../testing/content-words.ts';

const contents = contentShop();
const add = (place: string, ...more: string[]) => contents.run('content', 'add', place, ...title, ...more);

test('an article needs words, a path of its own and a topic that there is', async () => {
  const article = [...text, '--picture', picture];
  await expect(add('articles', ...article, '--topic', 'care', '--path', 'x')).rejects.toThrow('needs body');
  const whole = [...article, ...contents.body];
  await expect(add('articles', ...whole, '--topic', 'cars', '--path', 'x')).rejects.toThrow(
    'The blog has no topic cars.',
  );
  await expect(add('articles', ...whole, '--topic', 'care', '--path', 'oak')).rejects.toThrow('is there already');
  await expect(add('articles', ...whole, '--topic', 'care', '--path', 'care/oak')).rejects.toThrow(
    'needs a path such as oak-care',
  );
});

test('an article is changed at its own place, and no page stands among the articles or is taken from above them', async () => {
  const { list } = await contents.ask('content', { query: { place: 'pages' } });
  expect(list.map(({ id }) => id)).toEqual(['about', 'blog']);
  await expect(add('pages', ...contents.body, '--path', 'blog/elm')).rejects.toThrow(
    'The shop itself answers at /blog/elm',
  );
  await expect(contents.run('content', 'end', 'pages', '--id', 'blog')).rejects.toThrow(
    'The shop leads to the page blog from all others',
  );
});

test('search engines are told of the list and of each article with its picture and its last change', async () => {
  const { list } = (await contents.shop.call('siteAddresses', {})).result;
  expect(list.map(({ path }) => path)).toEqual(expect.arrayContaining(['/blog', '/blog/sofas']));
  const article = list.find(({ path }) => path === '/blog/sofas');
  expect(article).toMatchObject({ pictures: ['/media/pictures/scene-living-1200.avif'] });
  expect(Date.parse(article?.changed_at ?? '')).toBeGreaterThan(0);
});
