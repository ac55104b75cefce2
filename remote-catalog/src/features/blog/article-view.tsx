import { brand, paths } from '@shop/contract';
import { formatDate } from '@shop/format';
import { Link, useLanguage, useTranslation } from '@shop/platform';
import { Picture } from '@shop/ui';
import { LinkedHtml } from '../../parts/linked-html.tsx';
import { Lead, PageIntro } from '../../parts/page-intro.tsx';
import type { Article } from './endpoints.ts';
import styles from './article-view.module.css';

/** From so many parts on, an article has a list of them. */
const LONG = 3;

/** The same in every language, so that a place of an article is kept when the language changes. */
const idOf = (place: number): string => `part-${place + 1}`;

const Contents = ({ sections }: Pick<Article, 'sections'>) => {
  const { t } = useTranslation('catalog');
  return (
    <nav aria-label={t('details.tabs')} className={styles.contents}>
      <p className={styles.contentsTitle}>{t('details.tabs')}</p>
      <ol>
        {sections.map(({ title }, place) => (
          <li key={title}>
            <a href={`#${idOf(place)}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
};

/** The next older and the next newer article. */
const Around = ({ article: { previous, next } }: { article: Article }) => {
  const { t } = useTranslation('catalog');
  const links = [
    { label: t('pager.previous'), to: previous, rel: 'prev' },
    { label: t('pager.next'), to: next, rel: 'next' },
  ];
  return (
    <nav aria-label={t('list.pages')} className={styles.around}>
      {links.map(
        ({ label, to, rel }) =>
          to && (
            <Link key={rel} href={paths.article(to.slug)} rel={rel} className={styles[rel]}>
              <span className={styles.label}>{label}</span>
              {to.title}
            </Link>
          ),
      )}
    </nav>
  );
};

/** An article: who wrote it and when, its picture, its parts, and the way to those before and after it. */
export const ArticleView = ({ article }: { article: Article }) => {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const { title, summary, image, topic, blog, intro, sections, published_at, updated_at, reading_time } = article;
  return (
    <article className={styles.article}>
      <PageIntro title={title} above={[{ label: blog, href: paths.blog() }]}>
        <Lead>{summary}</Lead>
        <p className={styles.byline}>
          {brand.name} · <time dateTime={published_at}>{formatDate(published_at, language)}</time> · {reading_time} ·{' '}
          <Link href={paths.blog(topic.slug)}>{topic.name}</Link>
        </p>
      </PageIntro>
      <Picture
        src={image}
        alt=""
        priority
        sizes="(min-width: 800px) 720px, 100vw"
        ratio={[16, 9]}
        className={styles.picture}
      />
      {sections.length >= LONG && <Contents sections={sections} />}
      <div className={styles.text}>
        <LinkedHtml html={intro} />
        {sections.map((section, place) => (
          <section key={section.title} aria-labelledby={idOf(place)} className={styles.section}>
            <h2 id={idOf(place)}>{section.title}</h2>
            <LinkedHtml html={section.content} />
          </section>
        ))}
      </div>
      {updated_at.slice(0, 10) !== published_at.slice(0, 10) && (
        <p className={styles.byline}>{t('content.updated', { date: formatDate(updated_at, language) })}</p>
      )}
      <Around article={article} />
    </article>
  );
};
