import { paths, type ArticleCard } from '@shop/contract';
import { formatDate } from '@shop/format';
import { Link, useLanguage } from '@shop/platform';
import { Picture } from '@shop/ui';
import styles from './article-cards.module.css';

interface Props {
  articles: readonly ArticleCard[];
  headingLevel: 2 | 3;
  /** How many of the first are in the first view. */
  priority?: number;
}

/** Articles side by side; each is one link, named by its title. */
export const ArticleCards = ({ articles, headingLevel, priority = 0 }: Props) => {
  const language = useLanguage();
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={styles.cards}>
      {articles.map(({ slug, title, summary, image, topic, published_at, reading_time }, place) => (
        <li key={slug}>
          <article className={styles.card}>
            <Picture
              src={image}
              alt=""
              sizes="(min-width: 1360px) 420px, (min-width: 1024px) 31vw, (min-width: 640px) 46vw, 100vw"
              ratio={[3, 2]}
              priority={place < priority}
              className={styles.picture}
            />
            <p className={styles.topic}>{topic.name}</p>
            <Heading className={styles.title}>
              <Link href={paths.article(slug)} className={styles.link}>
                {title}
              </Link>
            </Heading>
            <p>{summary}</p>
            <p className={styles.facts}>
              <time dateTime={published_at}>{formatDate(published_at, language)}</time> · {reading_time}
            </p>
          </article>
        </li>
      ))}
    </ul>
  );
};
