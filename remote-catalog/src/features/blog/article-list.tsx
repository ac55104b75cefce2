import { paths } from '@shop/contract';
import { LinkButton, PageLinks } from '@shop/kit';
import { useTranslation } from '@shop/platform';
import { EmptyState } from '@shop/ui';
import { ChoiceLinks } from '../../parts/choice-links.tsx';
import { ArticleCards } from './article-cards.tsx';
import type { ArticleList as Articles } from './endpoints.ts';

/** One page of articles, with the choice of a topic above: both live in the address. */
export const ArticleList = ({ articles }: { articles: Articles }) => {
  const { t } = useTranslation('catalog');
  const { list, total, page, page_size, topic, topics, all } = articles;
  const choices = [{ key: null, name: all }, ...topics.map(({ slug, name }) => ({ key: slug, name }))];
  return (
    <>
      <ChoiceLinks label={t('list.filters')} choices={choices} current={topic} hrefFor={paths.blog} />
      {list.length > 0 ? (
        <ArticleCards articles={list} headingLevel={2} priority={3} />
      ) : (
        <EmptyState
          title={t('list.pastEnd.title')}
          headingLevel={2}
          action={
            <LinkButton href={paths.blog(topic)} variant="secondary">
              {t('list.pastEnd.action')}
            </LinkButton>
          }
        >
          {t('list.pastEnd.text')}
        </EmptyState>
      )}
      <PageLinks
        t={t}
        label={t('list.pages')}
        page={page}
        page_size={page_size}
        total={total}
        hrefFor={(number) => paths.blog(topic, number)}
      />
    </>
  );
};
