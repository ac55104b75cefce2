import { article, blog } from './blog.ts';

test.each([
  ['articles about something', blog('care', 2), '/blog?topic=care&page=2'],
  ['the blog', blog(null, 1), '/blog'],
  ['an article', article('a/b'), '/blog/a%2Fb'],
])('%s', (_, path, expected) => expect(path).toBe(expected));
