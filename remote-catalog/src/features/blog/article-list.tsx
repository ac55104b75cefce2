import { paths } from '@shop/contract';
import { LinkButton, PageLinks } from '@shop/kit';
import { useTranslation } from '@shop/platform';
import { EmptyState } from '@shop/ui';
import { StayLink } from '../../parts/stay-link.tsx';
import { ArticleCards } from './article-cards.tsx';
import type { ArticleList as Articles } from './endpoints.ts';
import chips from '../../parts/chips.module.css';

/** One page of articles, with the choice of a topic above: both live in the address. */
export const ArticleList = ({ articles }: { articles: Articles }) => {
  const { t } = useTranslation('catalog');
  const { list, total, page, page_size, topic, topics, all } = articles;
  const choices = [{ slug: null, name: all }, ...topics];
  return (
    <>
      <nav aria-label={t('list.filters')}>
        <ul className={chips.chips}>
          {choices.map(({ slug, name }) => (
            <li key={slug}>
              <StayLink
                href={paths.blog(slug)}
                className={chips.chip}
                aria-current={slug === topic ? 'page' : undefined}
              >
                {name}
              </StayLink>
            </li>
          ))}
        </ul>
      </nav>
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
