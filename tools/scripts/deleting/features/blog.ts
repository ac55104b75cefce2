import { type Feature, without, withoutKeys, withoutLines, withoutRoute } from '../edits.ts';

export const blog: Feature = {
  files: [
    'tools/scripts/deleting/features/blog.ts',
    'shared/contract/src/{calls,contents,entities,operator/places,paths,schemas}/blog{,.test}.ts',
    'api/src/features/blog/*',
    'api/src/database/{content,operator/places}/blog.ts',
    'api/src/testing/{content-places,fixtures}/blog.ts',
    'world/src/content/blog{,.test}.ts',
    'world/data/blog/{*.*,*/*}',
    'remote-catalog/src/features/blog/*',
    'remote-catalog/src/pages/{blog,article}{,.test}.tsx',
    'remote-catalog/src/structured-data/blog{,.browser}.ts',
    'remote-catalog/src/testing/articles.ts',
    'tools/conformance/src/steps/features/blog.ts',
    'e2e/{catalog,webkit}/blog.spec.ts',
  ],
  edits: {
    'docs/requirements.tsv': [
      without(' terms and conditions, blog, shipping', ' terms and conditions, shipping'),
      without('guarantee, blog, guides', 'guarantee, guides'),
    ],
    'shared/contract/src/operator/own-paths.ts': [without(' blog ', ' ')],
    'remote-catalog/remote.config.ts': [withoutRoute('./blog'), withoutRoute('./article')],
    'remote-catalog/samples.json': [
      withoutLines('"/blog"', 'GET /api/blog_articles'),
      without('{"title":"How to measure a room for a sofa","url_path":"blog/measure-a-room-for-a-sofa"}'),
    ],
    'host/src/shell/footer/links.ts': [without("      { key: 'footer.company.blog', href: paths.blog() },\n")],
    'host/locales/en.json': [withoutKeys('footer.company.blog')],
    'host/locales/fr.json': [withoutKeys('footer.company.blog')],
    'world/src/world.ts': [
      without("import { blogPages, makeBlog } from './content/blog.ts';\n"),
      without(', ...blogPages(Math.max(...contentPages.map(({ id }) => id)) + 1)'),
      without('    blog: makeBlog(makeShelf(products)),\n'),
      without("import { makeShelf } from './content/browse/shelf.ts';\n"),
    ],
  },
  tests: [
    'world/src',
    'remote-catalog/src',
    'host/src/shell/footer',
    'api/src/http/operator/content',
    'api/src/http/site',
    'api/src/http/search',
  ],
  words: /\bblog|\barticle(?:Card|List|View|s?\()|ArticleCard/i,
};
