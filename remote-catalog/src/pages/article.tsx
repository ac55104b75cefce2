import { brand, paths, type PageHead } from '@shop/contract';
import { LoadFailure, loading } from '@shop/kit';
import { usePage, useTranslation, type LoaderContext } from '@shop/platform';
import { Container, Skeleton } from '@shop/ui';
import { breadcrumbList } from '#structured-data';
import { blogPosting } from '#structured-data/blog';
import { ArticleCards } from '../features/blog/article-cards.tsx';
import { ArticleView } from '../features/blog/article-view.tsx';
import { blogApi } from '../features/blog/endpoints.ts';
import { ProductList } from '../parts/product-list.tsx';
import { Section } from '../parts/section.tsx';
import styles from '../parts/page.module.css';

const slugOf = (params: Readonly<Record<string, string>>): string => params.article ?? '';

export const loader = loading(({ dispatch, params }) => [
  dispatch(blogApi.endpoints.article.initiate(slugOf(params), { subscribe: false })),
]);

export const head = ({ getState, params, url, language }: LoaderContext): PageHead => {
  const { data } = blogApi.endpoints.article.select(slugOf(params))(getState());
  if (!data) return { title: brand.name };
  const way = [
    { entity_id: 0, name: data.blog, url_path: 'blog' },
    { entity_id: 0, name: data.title, url_path: `blog/${data.slug}` },
  ];
  return {
    title: data.title,
    description: data.summary,
    canonical: paths.article(data.slug),
    image: data.image,
    jsonLd: [blogPosting(data, { url, language }), breadcrumbList(way, { url, language })],
  };
};

/** An article of the blog, what belongs to it as it costs now, and what to read next. */
export default function ArticlePage() {
  const { t } = useTranslation('catalog');
  const { params } = usePage();
  const { currentData: article, isError, ...query } = blogApi.useArticleQuery(slugOf(params));
  if (!article && isError) return <LoadFailure t={t} title={t('content.failed')} query={query} headingLevel={1} />;
  return (
    <Container className={styles.stack}>
      {!article && <Skeleton shape="lines" lines={12} />}
      {article && <ArticleView article={article} />}
      {article && article.products.list.length > 0 && (
        <Section title={article.products.title}>
          <ProductList products={article.products.list} label={article.products.title} />
        </Section>
      )}
      {article && article.related.list.length > 0 && (
        <Section title={article.related.title}>
          <ArticleCards articles={article.related.list} headingLevel={3} />
        </Section>
      )}
    </Container>
  );
}
