import { brand, paths, type PageHead, type PageResult } from '@shop/contract';
import { Loaded, pageOf } from '@shop/kit';
import { useSearchParams, useTranslation, type LoaderContext } from '@shop/platform';
import { Container, Skeleton, prepareHtml } from '@shop/ui';
import { breadcrumbList, linkList } from '#structured-data';
import { ArticleList } from '../features/blog/article-list.tsx';
import { blogApi } from '../features/blog/endpoints.ts';
import { LinkedHtml } from '../parts/linked-html.tsx';
import { PageIntro } from '../parts/page-intro.tsx';
import { isPastEnd, pageTitle, pastEndHead, listStatus } from '../parts/past-end.ts';
import { plainText } from '../parts/plain-text.ts';
import styles from '../parts/page.module.css';

const askedOf = (search: URLSearchParams) => ({
  topic: search.get('topic') || null,
  page: pageOf(search),
});

export const loader = async ({ dispatch, url }: LoaderContext): Promise<PageResult | void> => {
  void prepareHtml();
  const asked = askedOf(url.searchParams);
  const found = await dispatch(blogApi.endpoints.articles.initiate(asked, { subscribe: false }));
  return listStatus(found, asked.page, found.data?.list);
};

export const head = ({ getState, url, language }: LoaderContext): PageHead => {
  const asked = askedOf(url.searchParams);
  const { data } = blogApi.endpoints.articles.select(asked)(getState());
  if (!data) return { title: brand.name };
  const { lead, list, topics } = data;
  const topic = topics.find(({ slug }) => slug === asked.topic);
  const title = pageTitle(topic ? `${data.title} – ${topic.name}` : data.title, asked.page);
  if (isPastEnd(asked.page, list)) return pastEndHead({ title });
  const links = list.map((article) => ({ name: article.title, url: paths.article(article.slug) }));
  return {
    title,
    description: plainText(lead),
    canonical: paths.blog(asked.topic, asked.page),
    image: list[0]?.image,
    jsonLd: [
      breadcrumbList([{ entity_id: 0, name: data.title, url_path: 'blog' }], { url, language }),
      linkList(links, { url, language }),
    ],
  };
};

/** The blog's articles by topic. */
export default function BlogPage() {
  const { t } = useTranslation('catalog');
  const query = blogApi.useArticlesQuery(askedOf(useSearchParams()[0]));
  const shape = <Skeleton shape="block" height="picture" />;
  return (
    <Container className={styles.stack}>
      <Loaded t={t} query={query} title={t('content.failed')} headingLevel={1} shape={shape}>
        {(articles) => (
          <>
            <PageIntro title={articles.title}>
              <LinkedHtml html={articles.lead} />
            </PageIntro>
            <ArticleList articles={articles} />
          </>
        )}
      </Loaded>
    </Container>
  );
}
